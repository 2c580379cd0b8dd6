import { en as account } from './account/en.ts';
import { en as ai } from './ai/en.ts';
import { en as applications } from './applications/en.ts';
import { en as brand } from './brand/en.ts';
import { en as browse } from './browse/en.ts';
import { en as consent } from './consent/en.ts';
import { en as content } from './content/en.ts';
import { en as fanClubs } from './fan-clubs/en.ts';
import { en as faq } from './faq/en.ts';
import { en as home } from './home/en.ts';
import { en as legal } from './legal/en.ts';
import { en as lists } from './lists/en.ts';
import { en as media } from './media/en.ts';
import { en as member } from './member/en.ts';
import { en as password } from './password/en.ts';
import { en as pwa } from './pwa/en.ts';
import { en as search } from './search/en.ts';
import { en as security } from './security/en.ts';
import { en as settings } from './settings/en.ts';
import { en as support } from './support/en.ts';
import { en as versus } from './versus/en.ts';

/** The English texts of this package by namespace, for `TextsProvider`. */
export const english = {
  account,
  ai,
  applications,
  brand,
  browse,
  consent,
  content,
  'fan-clubs': fanClubs,
  faq,
  home,
  legal,
  lists,
  media,
  member,
  password,
  pwa,
  search,
  security,
  settings,
  support,
  versus,
};
