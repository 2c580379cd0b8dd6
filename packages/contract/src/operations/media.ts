import * as v from 'valibot';
import { Confirmed, Tokens, Username } from '../entities/common.ts';
import { MediaCardItem } from '../entities/media.ts';
import {
  MEDIA_LIST_TYPES,
  MEDIA_SORTS,
  MEDIA_TABS,
  MediaBundle,
  MediaItem,
  MediaPlaylist,
  TopMediaModel,
} from '../entities/media-item.ts';
import { BUY_ERRORS } from '../errors/room-errors.ts';
import { exampleMediaItem } from '../fixtures/examples.ts';
import {
  exampleMediaBundle,
  exampleMediaPlaylist,
  exampleMediaVideo,
  exampleTopMediaModel,
  exampleVideoCard,
} from '../fixtures/media.ts';
import { MAX_INTEGER } from '../rules/constants.ts';
import { MEDIA_ACCESS } from '../rules/media/media-access.ts';
import { defineOperations } from './define.ts';
import { MediaTitle } from './media-library.ts';

const Page = v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/, 'invalid_format')));
const byId = v.object({ id: v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'invalid_format')) });
const byName = v.object({ username: Username });
const Price = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(0, 'too_small'),
  v.maxValue(100_000_000, 'too_big'),
);
const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const write = ['invalid_input', 'login_required', 'csrf_failed', 'rate_limited'] as const;
const spend = [
  ...write,
  ...BUY_ERRORS,
  'media_not_for_sale',
  'price_changed',
  'not_enough_tokens',
  'over_own_limit',
  'user_daily_limit',
  'postpay_card_fail',
  'idempotency_key_missing',
  'idempotency_conflict',
] as const;
const sold = v.object({
  status: v.literal(1),
  /** Tokens charged; 0 if the visitor already owned it. */
  charged: Tokens,
  tokens: Tokens,
  media_ids: v.array(Count),
});
const exampleSold = { status: 1, charged: 99, tokens: 401, media_ids: [502] } as const;
const done = v.object({ status: v.literal(1) });
const exampleDone = { status: 1 } as const;

/** Pictures and videos: lists, pages, purchases and the library. */
export const mediaOperations = defineOperations('media', {
  'GET /media/get/{id}': {
    id: 'getMediaItem',
    summary: 'A media item as this visitor may see it. It includes file URLs only with access.',
    spec: '3§7',
    auth: 'session',
    params: byId,
    ok: v.object({ result: v.literal('ok'), media: MediaItem, access_type: v.picklist(MEDIA_ACCESS) }),
    errors: ['not_found'],
    example: { result: 'ok', media: exampleMediaVideo, access_type: 'payment' },
  },
  'GET /media/user/playlist/{id}': {
    id: 'getMediaPlaylist',
    summary:
      'The item and the playlist around it, newest first: with `playlist` the visitor’s playlist of this broadcaster (`user_id`) if it has the item, else all media of the broadcaster.',
    spec: '3§7',
    auth: 'session',
    params: byId,
    query: v.object({ playlist: v.optional(byId.entries.id) }),
    ok: v.object({ media: MediaCardItem, playlist: v.array(MediaCardItem) }),
    errors: ['invalid_input', 'not_found'],
    example: { media: exampleVideoCard, playlist: [exampleVideoCard, exampleMediaItem] },
  },
  'GET /media/user/playlist': {
    id: 'listMediaPlaylists',
    summary: 'The visitor’s media, by broadcaster.',
    spec: '3§7',
    auth: 'user',
    ok: v.object({ data: v.array(MediaPlaylist) }),
    errors: ['login_required'],
    example: { data: [exampleMediaPlaylist] },
  },
  'GET /media/index/{list}/{tab}': {
    id: 'listLibraryMedia',
    summary:
      'A tab of the purchased-media page, latest purchase first. `username`: only of this broadcaster.',
    spec: '3§2',
    auth: 'user',
    assumed: true,
    params: v.object({ list: v.literal('purchased'), tab: v.picklist(MEDIA_TABS) }),
    query: v.object({ page: Page, username: v.optional(Username) }),
    ok: v.object({ data: v.array(MediaCardItem), count_total: Count }),
    errors: ['invalid_input', 'login_required'],
    example: { data: [exampleMediaItem], count_total: 1 },
  },
  'GET /media/list/{type}': {
    id: 'listMedia',
    summary: 'Media of all broadcasters, 60 per page. An unused tag is not found.',
    spec: '3§7',
    auth: 'public',
    params: v.object({ type: v.picklist(MEDIA_LIST_TYPES) }),
    query: v.object({
      page: Page,
      sort_by: v.optional(v.picklist(MEDIA_SORTS)),
      tag: v.optional(v.pipe(v.string(), v.maxLength(40), v.regex(/^[\w-]+$/, 'invalid_format'))),
    }),
    ok: v.object({ data: v.array(MediaCardItem), count_total: Count, tags: v.array(v.string()) }),
    errors: ['invalid_input', 'not_found'],
    example: { data: [exampleMediaItem], count_total: 1, tags: ['art'] },
  },
  'GET /exclusive-videos/list': {
    id: 'listExclusiveVideos',
    summary: 'Videos that only members of a fan club can watch, newest first, 60 per page.',
    spec: '3§7',
    auth: 'public',
    assumed: true,
    query: v.object({ page: Page }),
    ok: v.object({ data: v.array(MediaCardItem), count_total: Count }),
    errors: ['invalid_input'],
    example: {
      data: [{ ...exampleVideoCard, token_price: 0, fanclub_access_level: 'insider' }],
      count_total: 1,
    },
  },
  'GET /media/top_model/month': {
    id: 'listTopBroadcastersOfMonth',
    summary: 'Broadcasters by number of media buyers in the past 30 days.',
    spec: '3§7',
    auth: 'public',
    ok: v.object({ data: v.array(TopMediaModel) }),
    errors: [],
    example: { data: [exampleTopMediaModel] },
  },
  'GET /media/top_model/list': {
    id: 'listTopBroadcasters',
    summary: 'Broadcasters by number of media buyers of all time, 60 per page.',
    spec: '3§7',
    auth: 'public',
    query: v.object({ page: Page }),
    ok: v.object({ data: v.array(TopMediaModel), count_total: Count }),
    errors: ['invalid_input'],
    example: { data: [exampleTopMediaModel], count_total: 1 },
  },
  'GET /user/{username}/media/bundle': {
    id: 'getMediaBundle',
    summary: 'The bundle price of all unbought media of a broadcaster for this visitor.',
    spec: '2§5',
    auth: 'session',
    assumed: true,
    params: byName,
    ok: MediaBundle,
    errors: ['user_not_found'],
    example: exampleMediaBundle,
  },
  'POST /media/purchase/{id}': {
    id: 'buyMedia',
    summary:
      'Buys an item. `price` is the price that the page showed; any other is rejected without a charge. Buying an owned item again is free.',
    spec: '1§7',
    auth: 'user',
    idempotent: true,
    params: byId,
    body: v.object({ source: v.pipe(v.string(), v.maxLength(40, 'too_long')), price: Price, ...Confirmed }),
    ok: sold,
    errors: [...spend, 'not_found'],
    example: exampleSold,
  },
  'POST /media/purchase-all/{username}': {
    id: 'buyMediaBundle',
    summary:
      'Buys all unbought media of a broadcaster, at least two. `price` and `count` are the values that the page showed.',
    spec: '2§5',
    auth: 'user',
    idempotent: true,
    assumed: true,
    params: byName,
    body: v.object({ price: Price, count: v.pipe(Count, v.maxValue(MAX_INTEGER, 'too_big')), ...Confirmed }),
    ok: sold,
    errors: [...spend, 'user_not_found'],
    example: { ...exampleSold, media_ids: [501, 502] },
  },
  'POST /media/library/{id}': {
    id: 'addMediaToLibrary',
    summary: 'Adds a free item to the library.',
    spec: '3§2',
    auth: 'user',
    assumed: true,
    params: byId,
    ok: done,
    errors: [...write, 'not_found', 'conflict'],
    example: exampleDone,
  },
  'DELETE /media/purchase/{id}': {
    id: 'hideMediaPurchase',
    summary: 'Hides a purchase from the lists. It stays owned and can be restored.',
    spec: '3§7',
    auth: 'user',
    params: byId,
    ok: done,
    errors: [...write, 'not_found'],
    example: exampleDone,
  },
  'POST /media/purchase/restore/{id}': {
    id: 'restoreMediaPurchase',
    summary: 'Restores a hidden purchase.',
    spec: '3§7',
    auth: 'user',
    params: byId,
    ok: done,
    errors: [...write, 'not_found'],
    example: exampleDone,
  },
  'POST /media/item/{id}': {
    id: 'updateMediaItem',
    summary:
      'Changes price, fan club level and sale status of an own item, and with them its title and whether it is published. `upload_not_ready`: an item without a finished file cannot be published.',
    spec: '3§6',
    auth: 'user',
    assumed: true,
    params: byId,
    body: v.object({
      token_price: v.pipe(
        v.number(),
        v.safeInteger(),
        v.minValue(0, 'too_small'),
        v.maxValue(50_000, 'too_big'),
      ),
      fanclub_access_level: MediaCardItem.entries.fanclub_access_level,
      for_sale: v.boolean(),
      name: v.optional(MediaTitle),
      is_published: v.optional(v.boolean()),
    }),
    ok: done,
    errors: [...write, 'not_found', 'forbidden', 'upload_not_ready'],
    example: exampleDone,
  },
  'POST /user/media/settings': {
    id: 'saveMediaSettings',
    summary: 'Turns the broadcaster’s media bundle on or off.',
    spec: '2§5',
    auth: 'user',
    assumed: true,
    body: v.object({ sell_all: v.boolean() }),
    ok: done,
    errors: [...write, 'forbidden'],
    example: exampleDone,
  },
});
