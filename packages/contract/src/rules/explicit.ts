import { EXPLICIT_TAGS } from '../constants.ts';
import type { Site } from '../entities/site-config.ts';

const explicit = new Set<string>(EXPLICIT_TAGS);

/** A room counts as explicit by one of its tags. */
export const isExplicit = (tags: readonly string[]): boolean => tags.some((tag) => explicit.has(tag));

type Rated = Pick<Site, 'is_non_nude'> & { custom: { hide_explicit?: boolean | undefined } };

/** Lists, suggestions and tags leave out what is explicit (`is_non_nude`, `hide_explicit`; spec 1 §3). */
export const listsExplicit = (site: Rated): boolean =>
  !site.is_non_nude && site.custom.hide_explicit !== true;

/** A site without nudity does not have explicit rooms at all, not by their address either. */
export const hasRoom = (site: Rated, tags: readonly string[]): boolean =>
  !site.is_non_nude || !isExplicit(tags);

/** The tags that a site names. */
export const shownTags = (site: Rated, tags: readonly string[]): string[] =>
  listsExplicit(site) ? [...tags] : tags.filter((tag) => !explicit.has(tag));
