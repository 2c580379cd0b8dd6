import { en as admin } from './admin/en.ts';
import { en as domains } from './domains/en.ts';
import { en as earnings } from './earnings/en.ts';
import { en as library } from './library/en.ts';
import { en as schedule } from './schedule/en.ts';
import { en as studio } from './studio/en.ts';

/** The English texts of this package by namespace, for `TextsProvider`. */
export const english = {
  admin,
  domains,
  earnings,
  library,
  schedule,
  studio,
};
