import * as v from 'valibot';
import {
  MAX_SEARCH_LENGTH,
  SEARCH_TYPES,
  SearchAnswer,
  SuggestionsAnswer,
  TagsAnswer,
} from '../entities/search.ts';
import { exampleBrowseUser } from '../fixtures/examples.ts';
import { defineOperations } from './define.ts';

const NumberText = v.pipe(v.string(), v.regex(/^\d{1,5}$/, 'invalid_format'));
const GenderHide = v.optional(v.pipe(v.string(), v.regex(/^[fmtc](,[fmtc])*$/, 'invalid_format')));
const Query = v.pipe(v.string(), v.maxLength(MAX_SEARCH_LENGTH, 'too_long'));
const TagsQuery = v.object({
  /** From 1. */
  page: v.optional(NumberText),
  /** `count`, most rooms first, without one. Assumed. */
  sort: v.optional(v.picklist(['count', 'name'], 'invalid_format')),
});
const exampleTag = { tag: 'music', count: 12 };
const exampleTags = {
  data: [{ ...exampleTag, thumbnail_url: exampleBrowseUser.thumbnail_url }],
  count_total: 1,
  per_page: 60,
};

export const searchOperations = defineOperations('search', {
  'GET /browse/react/v2/search/index/{type}': {
    id: 'searchIndex',
    summary:
      'Models, tags or media that match a query, best matches first: names, tags and subjects, with typing errors. An empty query finds nothing.',
    spec: '3§7',
    auth: 'public',
    assumed: true,
    params: v.object({ type: v.picklist(SEARCH_TYPES, 'invalid_format') }),
    query: v.object({ q: Query, p: v.optional(NumberText), 'gender-hide': GenderHide }),
    ok: SearchAnswer,
    errors: ['invalid_input'],
    example: {
      userList: [exampleBrowseUser],
      tagList: [],
      mediaList: [],
      totalCount: 1,
      perPageCount: 40,
      isSearchEmpty: false,
      popularSearchList: ['music'],
      popularModelSearch: ['luna_maren'],
      alternativeUserList: [],
    },
  },
  'GET /search/suggestions': {
    id: 'suggestSearches',
    summary: 'The best few matches while somebody types, and popular searches.',
    spec: '3§2',
    auth: 'public',
    assumed: true,
    query: v.object({ q: v.optional(Query) }),
    ok: SuggestionsAnswer,
    errors: ['invalid_input', 'rate_limited'],
    example: {
      models: [{ username: 'luna_maren', display_name: 'Luna Maren', is_live: true }],
      tags: [exampleTag],
      popular: ['music'],
    },
  },
  'GET /tags/index': {
    id: 'listTags',
    summary:
      'A page of the tags in use, with the number of rooms and a picture of each. 404 beyond the last page.',
    spec: '3§7',
    auth: 'public',
    assumed: true,
    query: TagsQuery,
    ok: TagsAnswer,
    errors: ['invalid_input', 'not_found'],
    example: exampleTags,
  },
  'GET /tags/{gender}': {
    id: 'listTagsOfGender',
    summary: 'The same for one section: `girls`, `men`, `trans` or `couples`.',
    spec: '3§7',
    auth: 'public',
    assumed: true,
    params: v.object({ gender: v.pipe(v.string(), v.maxLength(20, 'too_long')) }),
    query: TagsQuery,
    ok: TagsAnswer,
    errors: ['invalid_input', 'not_found'],
    example: exampleTags,
  },
});
