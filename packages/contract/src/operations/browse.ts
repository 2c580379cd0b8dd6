import * as v from 'valibot';
import {
  BrowseAnswer,
  FilterCounts,
  LikesAnswer,
  ModelShowsAnswer,
  StatusesAnswer,
} from '../entities/browse.ts';
import { LanguageSchema, Username } from '../entities/common.ts';
import { MediaCardItem } from '../entities/media.ts';
import { Room } from '../entities/room.ts';
import { exampleBrowse, exampleMediaItem, exampleRoom } from '../fixtures/examples.ts';
import { LIST_SORTS } from '../rules/browse/list-values.ts';
import { defineOperations } from './define.ts';

const NumberText = v.pipe(v.string(), v.regex(/^\d{1,5}$/, 'invalid_format'));
/** Gender codes to leave out, comma-separated. */
const GenderHide = v.optional(v.pipe(v.string(), v.regex(/^[fmtc](,[fmtc])*$/, 'invalid_format')));

const Path = v.object({ path: v.pipe(v.string(), v.maxLength(512), v.startsWith('/')) });
const Flag = v.optional(v.picklist(['0', '1'], 'invalid_format'));
/** Comma-separated slugs. */
const Slugs = v.optional(v.pipe(v.string(), v.maxLength(300, 'too_long')));

const ListQuery = v.object({
  /** Page number, from 1. */
  p: v.optional(NumberText),
  perPage: v.optional(NumberText),
  'gender-hide': GenderHide,
  /** `1`: `mediaList` has the newest items of the listed broadcasters. */
  appendMedia: Flag,
  /** `1`: connected rooms first, then those that were connected last. */
  sortByConnection: Flag,
  /** The visitor’s group of the thumbnail test, 0 to 9. */
  ab: v.optional(v.pipe(v.string(), v.regex(/^\d$/, 'invalid_format'))),
  /** The page from which the visitor came. Without effect on the list. */
  origin: v.optional(v.pipe(v.string(), v.maxLength(200, 'too_long'))),
  /** Of the texts in `seo`; English without one. Assumed. */
  language: v.optional(LanguageSchema),
  // The filters of `/multi-filter` (spec 3 §2); other lists ignore them.
  /** Languages; one of them must be spoken. */
  lang: Slugs,
  /** Path of the list that is filtered, `/` without one. */
  source: v.optional(v.pipe(v.string(), v.maxLength(300, 'too_long'))),
  /** Tags; the room must have all of them. */
  tag: Slugs,
  region: Slugs,
  /** Tokens per minute of a private: `18`, the most, or `6-18`. */
  rate: v.optional(v.pipe(v.string(), v.regex(/^\d{1,4}(-\d{1,4})?$/, 'invalid_format'))),
  /** Least average rating, 1 to 5. */
  chRate: v.optional(v.pipe(v.string(), v.regex(/^[1-5]$/, 'invalid_format'))),
  new_sort: v.optional(v.picklist(LIST_SORTS, 'invalid_format')),
});

export const browseOperations = defineOperations('browse', {
  'GET /browse/react{path}': {
    id: 'browseRooms',
    summary:
      'A browse list; `path` is the page’s path (`/`, `/girls/new`, …). Personal lists need a login. `suggestions` of a missing list names rooms.',
    spec: '3§7',
    auth: 'public',
    params: Path,
    query: ListQuery,
    ok: BrowseAnswer,
    errors: ['invalid_input', 'not_found', 'login_required'],
    example: exampleBrowse,
  },
  'GET /browse/react/v2{path}': {
    id: 'browseRoomsByForty',
    summary: 'The same list with 40 entries on a page.',
    spec: '3§7',
    auth: 'public',
    params: Path,
    query: ListQuery,
    ok: BrowseAnswer,
    errors: ['invalid_input', 'not_found', 'login_required'],
    example: exampleBrowse,
  },
  'GET /browse/filters': {
    id: 'countFilters',
    summary:
      'How many rooms each value of a filter of `/multi-filter` would give, with the other filters as they are. May be a minute old.',
    spec: '3§2',
    auth: 'public',
    assumed: true,
    query: v.pick(ListQuery, ['source', 'lang', 'region', 'tag', 'rate', 'chRate', 'gender-hide']),
    ok: FilterCounts,
    errors: ['invalid_input'],
    example: { source: { '/': 2 }, lang: { english: 2 }, region: {}, tag: {}, rate: { '30': 1 }, chRate: {} },
  },
  'GET /browse/statuses': {
    id: 'listRoomStatuses',
    summary:
      'Statuses, viewer counts and thumbnails of rooms, for the cards in view. Rooms that this visitor may not see are missing.',
    spec: '3§4',
    auth: 'public',
    assumed: true,
    query: v.object({
      /** At most 60 usernames, comma-separated. */
      usernames: v.pipe(v.string(), v.maxLength(2_000, 'too_long')),
      /** As in the list. */
      ab: v.optional(v.pipe(v.string(), v.regex(/^\d$/, 'invalid_format'))),
    }),
    ok: StatusesAnswer,
    errors: ['invalid_input'],
    example: { rooms: [] },
  },
  'GET /user/model_shows': {
    id: 'listJoinableShows',
    summary:
      'Rooms whose show a viewer can join now: ticket shows on sale, and privates that can be spied on.',
    spec: '3§7',
    auth: 'public',
    assumed: true,
    query: v.object({
      /** The client’s kind; there is one. */
      type: v.optional(v.literal('react')),
      'gender-hide': GenderHide,
    }),
    ok: ModelShowsAnswer,
    errors: ['invalid_input'],
    example: { shows: [] },
  },
  'GET /user/like': {
    id: 'getLikes',
    summary:
      'Most liked broadcasters of the month, past winners, and the logged-in user’s own likes and place.',
    spec: '2§7',
    auth: 'public',
    assumed: true,
    ok: LikesAnswer,
    errors: [],
    example: { leaderboard: [], user_like_count: 0, user_position: null, past_winners: [] },
  },
  'POST /thumb-tracker/click': {
    id: 'recordThumbnailClick',
    summary: 'Counts a click on a thumbnail, for the test of thumbnails. Sent only with consent.',
    spec: '2§7',
    auth: 'session',
    body: v.object({
      thumbUrl: v.pipe(v.string(), v.maxLength(300, 'too_long'), v.startsWith('/', 'invalid_format')),
    }),
    ok: v.object({ status: v.literal(1) }),
    errors: ['invalid_input', 'csrf_failed', 'rate_limited'],
    example: { status: 1 },
  },
  'GET /chat/react/{username}': {
    id: 'getRoom',
    summary: 'A broadcaster’s room as this visitor may see it. If it fails, `suggestions` names other rooms.',
    spec: '2§7',
    auth: 'public',
    params: v.object({ username: Username }),
    query: v.object({
      /** The logged-in user, as older clients send it. Without effect: the session alone decides about rights. */
      username: v.optional(v.pipe(v.string(), v.maxLength(64, 'too_long'))),
      /** Genders that `suggestions` leaves out. */
      'gender-hide': GenderHide,
    }),
    ok: Room,
    errors: ['invalid_input', 'user_not_found'],
    example: exampleRoom,
  },
  'POST /chat/react/{username}/password': {
    id: 'enterRoomPassword',
    summary: 'Enters the password of a room, for this session.',
    spec: '2§3',
    auth: 'session',
    assumed: true,
    params: v.object({ username: Username }),
    body: v.object({
      password: v.pipe(v.string(), v.minLength(1, 'required'), v.maxLength(100, 'too_long')),
    }),
    ok: v.object({ status: v.literal(1) }),
    errors: ['invalid_input', 'csrf_failed', 'user_not_found', 'cam_password_wrong', 'rate_limited'],
    example: { status: 1 },
  },
  'GET /user/{username}/media': {
    id: 'listBroadcasterMedia',
    summary: 'Media of a broadcaster, newest first.',
    spec: '2§7',
    auth: 'public',
    params: v.object({ username: Username }),
    ok: v.object({ mediaList: v.array(MediaCardItem) }),
    errors: ['invalid_input', 'user_not_found'],
    example: { mediaList: [exampleMediaItem] },
  },
});
