import * as v from 'valibot';
import { BrowseUser } from './browse.ts';
import { MediaCardItem } from './media.ts';

const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** What search finds, each with a page of its own (spec 3 §2, "an index by type"). The types are assumed. */
export const SEARCH_TYPES = ['models', 'tags', 'media'] as const;
export type SearchType = (typeof SEARCH_TYPES)[number];
/** Letters of a query. Assumed. */
export const MAX_SEARCH_LENGTH = 60;

/** A tag and how many rooms have it. */
export const TagCount = v.object({ tag: v.string(), count: Count });
export type TagCount = v.InferOutput<typeof TagCount>;

/** Answer of GET browse/react/v2/search/index/{type}; the lists of other types are empty. Named as in a browse answer. */
export const SearchAnswer = v.object({
  userList: v.array(BrowseUser),
  tagList: v.array(TagCount),
  mediaList: v.array(MediaCardItem),
  totalCount: Count,
  perPageCount: Count,
  isSearchEmpty: v.boolean(),
  popularSearchList: v.array(v.string()),
  popularModelSearch: v.array(v.string()),
  alternativeUserList: v.array(BrowseUser),
});
export type SearchAnswer = v.InferOutput<typeof SearchAnswer>;

/** Answer of GET search/suggestions. Assumed. */
export const SuggestionsAnswer = v.object({
  models: v.array(v.object({ username: v.string(), display_name: v.string(), is_live: v.boolean() })),
  tags: v.array(TagCount),
  popular: v.array(v.string()),
});
export type SuggestionsAnswer = v.InferOutput<typeof SuggestionsAnswer>;

/** A tag of the index, with the thumbnail of one of its most watched rooms; on one page, no two tags share one if they can avoid it. */
export const TagTile = v.object({ ...TagCount.entries, thumbnail_url: v.nullable(v.string()) });
export type TagTile = v.InferOutput<typeof TagTile>;

/** Answer of GET tags/index and tags/{gender}. Assumed. */
export const TagsAnswer = v.object({ data: v.array(TagTile), count_total: Count, per_page: Count });
export type TagsAnswer = v.InferOutput<typeof TagsAnswer>;
