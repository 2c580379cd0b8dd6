import * as v from 'valibot';
import { Confirmed, filled, Id, LongId, lines, Tokens, Username } from '../entities/common.ts';
import { Fanclub, FanclubMembership, FanclubPost } from '../entities/fan-clubs.ts';
import { BUY_ERRORS } from '../errors/room-errors.ts';
import {
  exampleFanclub,
  exampleFanclubMembership,
  exampleFanclubPost,
  exampleLockedPost,
} from '../fixtures/fan-clubs.ts';
import { MAX_FANCLUB_POST, MAX_FANCLUB_PRICE } from '../rules/fan-clubs/fan-club.ts';
import { FANCLUB_LEVELS } from '../rules/fan-clubs/fan-club-levels.ts';
import { MAX_PRIVATE_MESSAGE } from '../rules/social/social.ts';
import { defineOperations } from './define.ts';

const params = v.object({ username: Username });
const Price = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(1, 'too_small'),
  v.maxValue(MAX_FANCLUB_PRICE, 'too_big'),
);
const Level = v.picklist(FANCLUB_LEVELS);
const byId = v.object({ id: v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/, 'invalid_format')) });
const ClientId = v.pipe(v.string(), v.minLength(8), v.maxLength(40));
const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const write = ['invalid_input', 'login_required', 'csrf_failed', 'user_not_found', 'rate_limited'] as const;

/** Fan clubs: monthly levels of one broadcaster. `{username}` is the broadcaster. */
export const fanClubOperations = defineOperations('fan-clubs', {
  'GET /user/{username}/fanclub': {
    id: 'getFanClub',
    summary: 'A broadcaster’s fan club, its prices, and the user’s membership.',
    spec: '1§2',
    auth: 'session',
    assumed: true,
    params,
    ok: Fanclub,
    errors: ['user_not_found'],
    example: { ...exampleFanclub, membership: exampleFanclubMembership },
  },
  'POST /user/{username}/fanclub/join': {
    id: 'joinFanClub',
    summary:
      'Joins, or changes the level. A higher level is charged at once, less the unused part of the current month; a lower one starts next month; the same one resumes an ending membership. `price` is the price that the page showed; any other is rejected without a charge.',
    spec: '1§6',
    auth: 'user',
    idempotent: true,
    assumed: true,
    params,
    body: v.object({ level: Level, price: Price, ...Confirmed }),
    ok: v.object({ status: v.literal(1), charged: Tokens, tokens: Tokens, membership: FanclubMembership }),
    errors: [
      ...write,
      ...BUY_ERRORS,
      'fanclub_closed',
      'price_changed',
      'conflict',
      'not_enough_tokens',
      'over_own_limit',
      'user_daily_limit',
      'postpay_card_fail',
      'idempotency_key_missing',
      'idempotency_conflict',
    ],
    example: { status: 1, charged: 200, tokens: 300, membership: exampleFanclubMembership },
  },
  'POST /user/{username}/fanclub/leave': {
    id: 'leaveFanClub',
    summary: 'Leaves at the end of the paid month; nothing more is charged.',
    spec: '1§6',
    auth: 'user',
    assumed: true,
    params,
    ok: v.object({ status: v.literal(1), membership: FanclubMembership }),
    errors: [...write, 'not_found'],
    example: { status: 1, membership: { ...exampleFanclubMembership, is_ending: true, renewal_price: 0 } },
  },
  'GET /user/fanclubs': {
    id: 'listFanClubMemberships',
    summary: 'The user’s memberships, latest first.',
    spec: '1§3',
    auth: 'user',
    assumed: true,
    ok: v.object({ memberships: v.array(FanclubMembership) }),
    errors: ['login_required'],
    example: { memberships: [exampleFanclubMembership] },
  },
  'POST /user/fanclub/settings': {
    id: 'saveFanClubSettings',
    summary:
      'Opens or closes the broadcaster’s own club and sets its prices. Members keep the price that they accepted.',
    spec: '1§6',
    auth: 'user',
    assumed: true,
    body: v.object({
      is_enabled: v.boolean(),
      prices: v.object({ supporter: Price, insider: Price, legend: Price }),
    }),
    ok: Fanclub,
    errors: ['invalid_input', 'login_required', 'csrf_failed', 'forbidden', 'rate_limited'],
    example: exampleFanclub,
  },
  'POST /user/fanclub/message': {
    id: 'sendFanClubMessage',
    summary:
      'Sends a broadcaster’s message to the members of some levels, each in a separate conversation. Skips members who are banned or accept no messages. Repeating the `client_id` sends only to members who do not have it yet, and does not restore deleted messages.',
    spec: '3§9',
    auth: 'user',
    assumed: true,
    body: v.object({
      client_id: ClientId,
      levels: v.pipe(v.array(Level), v.minLength(1, 'required')),
      message: filled(lines(MAX_PRIVATE_MESSAGE)),
    }),
    ok: v.object({
      status: v.literal(1),
      /** Members who have the message now, from this call or an earlier one. */
      sent: Count,
    }),
    errors: [
      'invalid_input',
      'login_required',
      'csrf_failed',
      'forbidden',
      'rate_limited',
      'idempotency_conflict',
    ],
    example: { status: 1, sent: 12 },
  },
  'GET /user/{username}/fanclub/posts': {
    id: 'listFanClubPosts',
    summary:
      'Posts of a fan club, newest first, 20 per page, or those before an id. Posts above the user’s level show only their level and date.',
    spec: '1§6',
    auth: 'session',
    assumed: true,
    params,
    query: v.object({ before: v.optional(byId.entries.id) }),
    ok: v.object({ posts: v.array(FanclubPost), has_more: v.boolean() }),
    errors: ['invalid_input', 'user_not_found'],
    example: { posts: [exampleFanclubPost, exampleLockedPost], has_more: false },
  },
  'POST /user/fanclub/post': {
    id: 'createFanClubPost',
    summary:
      'Posts to the broadcaster’s own club for a lowest level, optionally with an own media item. Repeating the `client_id` posts nothing and does not restore a deleted post.',
    spec: '3§9',
    auth: 'user',
    assumed: true,
    body: v.object({
      client_id: ClientId,
      level: Level,
      text: filled(lines(MAX_FANCLUB_POST)),
      media_id: v.nullable(Id),
    }),
    ok: v.object({ status: v.literal(1), post_id: LongId }),
    errors: [
      'invalid_input',
      'login_required',
      'csrf_failed',
      'forbidden',
      'rate_limited',
      'idempotency_conflict',
    ],
    example: { status: 1, post_id: exampleFanclubPost.id },
  },
  'POST /user/fanclub/post/{id}/delete': {
    id: 'deleteFanClubPost',
    summary: 'Deletes an own post with its likes. Repeating it has no effect.',
    spec: '3§9',
    auth: 'user',
    assumed: true,
    params: byId,
    ok: v.object({ status: v.literal(1) }),
    errors: ['invalid_input', 'login_required', 'csrf_failed', 'not_found', 'rate_limited'],
    example: { status: 1 },
  },
  'POST /fanclub/post/{id}/like': {
    id: 'likeFanClubPost',
    summary: 'Likes or unlikes a post; its author cannot.',
    spec: '3§9',
    auth: 'user',
    assumed: true,
    params: byId,
    body: v.object({ like: v.boolean() }),
    ok: v.object({ status: v.literal(1), likes: Count, is_liked: v.boolean() }),
    errors: ['invalid_input', 'login_required', 'csrf_failed', 'not_found', 'forbidden', 'rate_limited'],
    example: { status: 1, likes: 13, is_liked: true },
  },
});
