import * as v from 'valibot';
import { Id, IsoDate, LanguageSchema } from './common.ts';

/** Press items of one page. Assumed. */
export const PRESS_PER_PAGE = 20;

/** An article about this site. Its shape is assumed (spec 3 §7 names `data` and `last_page`). */
export const PressItem = v.object({
  id: Id,
  outlet: v.string(),
  title: v.string(),
  summary: v.string(),
  language: LanguageSchema,
  /** Where the article is, always https. */
  url: v.pipe(v.string(), v.startsWith('https://')),
  published_on: IsoDate,
});
export type PressItem = v.InferOutput<typeof PressItem>;
