import {
  type Gender,
  PER_PAGE,
  type Place,
  type SearchAnswer,
  type SearchType,
  type Site,
  type SuggestionsAnswer,
} from '@footlight/contract';
import type { Orm } from '../../kernel/db/database.ts';
import { mediaView } from '../../kernel/rooms/media-card.ts';
import { userView } from '../browse/card.ts';
import { visible } from '../browse/conditions.ts';
import { mostWatched } from '../browse/rows.ts';
import { matchingMedia, matchingRooms, type Wanted } from './matches.ts';
import { matchingTags, type TagCounts, tagsInUse } from './tags.ts';

const POPULAR = 12;
const POPULAR_NAMES = 5;
const ALTERNATIVES = 12;
const SUGGESTED_MODELS = 6;
const SUGGESTED_TAGS = 4;
/** Shorter queries find nothing: every name has their letters. */
const MIN_LENGTH = 2;
/** Tags by which rooms are found; more would find every room. */
const MOST_TAGS = 10;

export interface SearchAround {
  site: Site;
  place: Place;
  hiddenGenders: Gender[];
  now: number;
}

const plain = (text: string): string => text.trim().toLowerCase().replaceAll(/\s+/g, ' ');

/** A page of what matches a query. An empty answer names popular searches and live rooms instead. */
export async function searchView(
  orm: Orm,
  counts: TagCounts,
  asked: { type: SearchType; q: string; page: number },
  around: SearchAround,
): Promise<SearchAnswer> {
  const where = visible({ ...around, gender: null });
  const used = await tagsInUse(orm, counts, { ...around, gender: null });
  const query = plain(asked.q);
  const perPageCount = PER_PAGE.v2Desktop;
  const offset = (asked.page - 1) * perPageCount;
  const isTooShort = query.length < MIN_LENGTH;
  const tags = isTooShort ? [] : await matchingTags(orm, used, query);
  const wanted: Wanted = {
    query,
    tags: tags.slice(0, MOST_TAGS).map(({ tag }) => tag),
    where,
    limit: perPageCount,
    offset,
  };
  const none = { rows: [], total: 0 };
  const rooms = asked.type === 'models' && !isTooShort ? await matchingRooms(orm, wanted) : none;
  const items = asked.type === 'media' && !isTooShort ? await matchingMedia(orm, wanted) : none;
  const totalCount = asked.type === 'tags' ? tags.length : rooms.total + items.total;
  const isSearchEmpty = totalCount === 0;
  const watched = await mostWatched(orm, where, ALTERNATIVES);
  return {
    userList: rooms.rows.map((row) => userView(row, around)),
    tagList:
      asked.type === 'tags'
        ? tags.slice(offset, offset + perPageCount).map(({ tag, count }) => ({ tag, count }))
        : [],
    mediaList: items.rows.map((row) => mediaView(row.media, row.user)),
    totalCount,
    perPageCount,
    isSearchEmpty,
    popularSearchList: used.slice(0, POPULAR).map(({ tag }) => tag),
    popularModelSearch: watched.slice(0, POPULAR_NAMES).map((row) => row.user.username),
    alternativeUserList: isSearchEmpty ? watched.map((row) => userView(row, around)) : [],
  };
}

/** The best few matches, and the tags that most rooms have. */
export async function suggestionsView(
  orm: Orm,
  counts: TagCounts,
  q: string,
  around: SearchAround,
): Promise<SuggestionsAnswer> {
  const used = await tagsInUse(orm, counts, { ...around, gender: null });
  const popular = used.slice(0, POPULAR).map(({ tag }) => tag);
  const query = plain(q);
  if (query.length < MIN_LENGTH) return { models: [], tags: [], popular };
  const tags = await matchingTags(orm, used, query);
  const { rows } = await matchingRooms(orm, {
    query,
    tags: tags.slice(0, MOST_TAGS).map(({ tag }) => tag),
    where: visible({ ...around, gender: null }),
    limit: SUGGESTED_MODELS,
    offset: 0,
  });
  return {
    models: rows.map(({ model, user }) => ({
      username: user.username,
      display_name: user.displayName,
      is_live: model.rank === 0,
    })),
    tags: tags.slice(0, SUGGESTED_TAGS).map(({ tag, count }) => ({ tag, count })),
    popular,
  };
}
