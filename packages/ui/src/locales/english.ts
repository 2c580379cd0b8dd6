import { en as common } from './common/en.ts';
import { en as ui } from './en.ts';
import { en as extra } from './extra/en.ts';

/** The English texts of this package by namespace, for `TextsProvider`. */
export const english = {
  common,
  extra,
  ui,
};
