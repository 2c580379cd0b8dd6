import * as v from 'valibot';
import { Confirmed, Id, Tokens, Username } from '../entities/common.ts';
import { Fanclub, FanclubMembership, FanclubPost } from '../entities/fan-club.ts';
import { FANCLUB_LEVELS } from '../entities/media.ts';
import {
  exampleFanclub,
  exampleFanclubMembership,
  exampleFanclubPost,
  exampleLockedPost,
} from '../fixtures/fan-club.ts';
import { MAX_FANCLUB_POST, MAX_FANCLUB_PRICE } from '../rules/fan-club.ts';
import { MAX_PRIVATE_MESSAGE } from '../rules/people.ts';
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
export const fanClubOperations = defineOperations({
  'GET /user/{username}/fanclub': {
    summary: 'The fan club of a broadcaster, its prices, and the asking person’s membership.',
    spec: '1§2',
    auth: 'session',
    assumed: true,
    params,
    ok: Fanclub,
    errors: ['user_not_found'],
    example: { ...exampleFanclub, membership: exampleFanclubMembership },
  },
  'POST /user/{username}/fanclub/join': {
    summary:
      'Joins, or changes the level. A higher one is charged at once less the unused part of the running month; a lower one begins with the next month; the same one takes a leaving back. `price` is what the page showed: another one is refused and nothing is charged.',
    spec: '1§6',
    auth: 'user',
    idempotent: true,
    assumed: true,
    params,
    body: v.object({ level: Level, price: Price, ...Confirmed }),
    ok: v.object({ status: v.literal(1), charged: Tokens, tokens: Tokens, membership: FanclubMembership }),
    errors: [
      ...write,
      'age_verification_required',
      'fanclub_closed',
      'price_changed',
      'conflict',
      'not_enough_tokens',
      'over_own_limit',
      'user_daily_limit',
      'postpay_card_fail',
      'tip_geo_block_sender',
      'tip_geo_block_receiver',
      'idempotency_key_missing',
      'idempotency_conflict',
    ],
    example: { status: 1, charged: 200, tokens: 300, membership: exampleFanclubMembership },
  },
  'POST /user/{username}/fanclub/leave': {
    summary: 'Leaves at the end of the month that is paid; nothing more is charged.',
    spec: '1§6',
    auth: 'user',
    assumed: true,
    params,
    ok: v.object({ status: v.literal(1), membership: FanclubMembership }),
    errors: [...write, 'not_found'],
    example: { status: 1, membership: { ...exampleFanclubMembership, is_ending: true, renewal_price: 0 } },
  },
  'GET /user/fanclubs': {
    summary: 'The asking person’s memberships, the latest first.',
    spec: '1§3',
    auth: 'user',
    assumed: true,
    ok: v.object({ memberships: v.array(FanclubMembership) }),
    errors: ['login_required'],
    example: { memberships: [exampleFanclubMembership] },
  },
  'POST /user/fanclub/settings': {
    summary:
      'A broadcaster opens, closes and prices the own club. Members keep the price that they agreed to.',
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
    summary:
      'A broadcaster writes to the members of some levels, to each in a conversation of their own. Members who take no messages, or are banned, are left out. The same `client_id` again reaches only those whom it has not reached, and a deleted message is not placed again.',
    spec: '3§9',
    auth: 'user',
    assumed: true,
    body: v.object({
      client_id: ClientId,
      levels: v.pipe(v.array(Level), v.minLength(1, 'required')),
      message: v.pipe(
        v.string(),
        v.trim(),
        v.minLength(1, 'required'),
        v.maxLength(MAX_PRIVATE_MESSAGE, 'too_long'),
      ),
    }),
    ok: v.object({
      status: v.literal(1),
      /** Members who have it, by this call or by an earlier one. */
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
    summary:
      'Posts of a fan club, newest first, 20 a page, or those before a number. Of a post whose level is not the asking person’s only level and date are told.',
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
    summary:
      'A broadcaster posts to the own club, for a lowest level, with one of the own media items if wanted. The same `client_id` again posts nothing, nor does it bring a deleted post back.',
    spec: '3§9',
    auth: 'user',
    assumed: true,
    body: v.object({
      client_id: ClientId,
      level: Level,
      text: v.pipe(
        v.string(),
        v.trim(),
        v.minLength(1, 'required'),
        v.maxLength(MAX_FANCLUB_POST, 'too_long'),
      ),
      media_id: v.nullable(Id),
    }),
    ok: v.object({ status: v.literal(1), post_id: Id }),
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
    summary: 'A broadcaster deletes a post of the own, with its likes. Once more changes nothing.',
    spec: '3§9',
    auth: 'user',
    assumed: true,
    params: byId,
    ok: v.object({ status: v.literal(1) }),
    errors: ['invalid_input', 'login_required', 'csrf_failed', 'not_found', 'rate_limited'],
    example: { status: 1 },
  },
  'POST /fanclub/post/{id}/like': {
    summary: 'A reader likes a post or takes it back, each once; its author does not.',
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
