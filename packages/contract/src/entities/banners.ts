import * as v from 'valibot';
import { LANGUAGES } from '../rules/constants.ts';
import { filled, Id, line, SitePath } from './common.ts';

export const BANNER_LIMITS = { perSite: 20, title: 60, text: 140 } as const;

/** A banner in the language of the request (spec 1 §7). Its fields are assumed. */
export const Banner = v.object({
  id: Id,
  title: v.string(),
  text: v.string(),
  /** Path of the picture; decoration only. */
  image: v.string(),
  /** A page of this site. */
  link: SitePath,
});
export type Banner = v.InferOutput<typeof Banner>;

const words = v.object({
  title: filled(line(BANNER_LIMITS.title)),
  text: filled(line(BANNER_LIMITS.text)),
});
export type BannerWords = v.InferOutput<typeof words>;

/** A banner as an operator enters it. English is required; a missing language shows English. Assumed. */
export const BannerInput = v.object({
  image: v.pipe(
    v.string(),
    v.minLength(1, 'required'),
    v.maxLength(300, 'too_long'),
    v.regex(/^\/art\/(?:banner|site)\/[\w-]+\.\w{2,4}$/, 'invalid_format'),
  ),
  link: SitePath,
  words: v.object({
    ...(Object.fromEntries(LANGUAGES.map((language) => [language, v.optional(words)])) as Record<
      (typeof LANGUAGES)[number],
      v.OptionalSchema<typeof words, undefined>
    >),
    en: words,
  }),
});
export type BannerInput = v.InferOutput<typeof BannerInput>;
