import * as v from 'valibot';
import { LIST_LANGUAGES, LIST_REGIONS } from '../rules/browse/list-values.ts';
import {
  ETHNICITIES,
  HOME_AGES,
  HOME_SECTION_TYPES,
  homeSectionId,
  MAX_HOME_SECTIONS,
  PLAIN_HOME_SECTIONS,
} from '../rules/home/home-sections.ts';
import { BrowseUser } from './browse.ts';
import { CountryCode } from './common.ts';

/** The form of a tag in addresses: letters, digits, hyphens. */
const TagSlug = v.pipe(v.string(), v.regex(/^[\p{L}\p{N}][\p{L}\p{N}_-]{0,63}$/u, 'invalid_format'));

/** A section of a custom home page: its type, and the value of the types that have one. Values are assumed. */
export const HomeSection = v.variant('type', [
  v.object({ type: v.picklist(PLAIN_HOME_SECTIONS) }),
  v.object({ type: v.literal('age'), value: v.picklist(HOME_AGES, 'invalid_format') }),
  v.object({ type: v.literal('ethnicity'), value: v.picklist(ETHNICITIES, 'invalid_format') }),
  v.object({ type: v.literal('continent'), value: v.picklist(LIST_REGIONS, 'invalid_format') }),
  v.object({ type: v.literal('country'), value: CountryCode }),
  v.object({ type: v.literal('language'), value: v.picklist(LIST_LANGUAGES, 'invalid_format') }),
  v.object({ type: v.literal('tag'), value: TagSlug }),
]);
export type HomeSection = v.InferOutput<typeof HomeSection>;

/** The sections of a custom home page in their order; none twice. */
export const HomeSectionList = v.pipe(
  v.array(HomeSection),
  v.minLength(1, 'required'),
  v.maxLength(MAX_HOME_SECTIONS, 'too_long'),
  v.check((list) => new Set(list.map(homeSectionId)).size === list.length, 'invalid_format'),
);

/** Answer of GET browse/react/home/section and home/custom. Assumed. */
export const HomeAnswer = v.object({
  sectionList: v.array(
    v.object({
      type: v.picklist(HOME_SECTION_TYPES),
      value: v.optional(v.string()),
      /** The list that "see more" opens: null below 5 models, and for sections without a list. */
      path: v.nullable(v.string()),
      userList: v.array(BrowseUser),
    }),
  ),
});
export type HomeAnswer = v.InferOutput<typeof HomeAnswer>;
