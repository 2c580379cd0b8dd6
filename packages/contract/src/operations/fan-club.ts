import * as v from 'valibot';
import { Confirmed, Tokens, Username } from '../entities/common.ts';
import { Fanclub, FanclubMembership } from '../entities/fan-club.ts';
import { FANCLUB_LEVELS } from '../entities/media.ts';
import { exampleFanclub, exampleFanclubMembership } from '../fixtures/fan-club.ts';
import { MAX_FANCLUB_PRICE } from '../rules/fan-club.ts';
import { MAX_PRIVATE_MESSAGE } from '../rules/people.ts';
import { defineOperations } from './define.ts';

const params = v.object({ username: Username });
const Price = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(1, 'too_small'),
  v.maxValue(MAX_FANCLUB_PRICE, 'too_big'),
);
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
    body: v.object({ level: v.picklist(FANCLUB_LEVELS), price: Price, ...Confirmed }),
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
      client_id: v.pipe(v.string(), v.minLength(8), v.maxLength(40)),
      levels: v.pipe(v.array(v.picklist(FANCLUB_LEVELS)), v.minLength(1, 'required')),
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
      sent: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
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
});
