import { EXPLICIT_TAGS } from '../constants.ts';

const explicit = new Set<string>(EXPLICIT_TAGS);

/** A room is explicit if one of its tags is. */
export const isExplicit = (tags: readonly string[]): boolean => tags.some((tag) => explicit.has(tag));

interface Rated {
  is_non_nude: boolean;
  custom: { hide_explicit?: boolean | undefined };
}

/** Whether lists, suggestions and tags include explicit content (`is_non_nude`, `hide_explicit`; spec 1 §3). */
export const listsExplicit = (site: Rated): boolean =>
  !site.is_non_nude && site.custom.hide_explicit !== true;

/** A site without nudity has no explicit rooms at all, not even by URL. */
export const hasRoom = (site: Rated, tags: readonly string[]): boolean =>
  !site.is_non_nude || !isExplicit(tags);

/** The tags that a site shows. */
export const shownTags = (site: Rated, tags: readonly string[]): string[] =>
  listsExplicit(site) ? [...tags] : tags.filter((tag) => !explicit.has(tag));

/** A subject without the hashtags that are already shown as tags. */
export const withoutHashtags = (subject: string, tags: readonly string[]): string =>
  subject.replaceAll(/\s*#([\p{L}\p{N}_-]+)/gu, (all, tag: string) => (tags.includes(tag) ? '' : all)).trim();
