import { en as billing } from './en.ts';
import { en as limits } from './limits/en.ts';
import { en as promos } from './promos/en.ts';
import { en as wallet } from './wallet/en.ts';

/** The English texts of this package by namespace, for `TextsProvider`. */
export const english = {
  billing,
  limits,
  promos,
  wallet,
};
