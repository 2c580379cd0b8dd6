import * as v from 'valibot';
import { Confirmed, Id, lines, Price as TokenPrice, Tokens, Username } from '../entities/common.ts';
import { PrivateDiscount, Show } from '../entities/shows.ts';
import { PAY_ERRORS } from '../errors/room-errors.ts';
import { exampleShow } from '../fixtures/shows.ts';
import { defineOperations } from './define.ts';

const params = v.object({ username: Username });
const Price = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(10_000, 'too_big'));
const ShowId = v.object({ show_id: Id });
const Done = v.object({ status: v.literal(1) });
const Opened = v.object({ status: v.literal(1), show: Show, tokens: Tokens });
const Ended = v.object({ status: v.literal(1), spent: Tokens, refunded: Tokens, tokens: Tokens });

const write = ['invalid_input', 'login_required', 'csrf_failed', 'user_not_found', 'rate_limited'] as const;
const spend = [
  ...write,
  ...PAY_ERRORS,
  'not_enough_tokens',
  'postpay_limit',
  'postpay_card_fail',
  'over_own_limit',
  'user_daily_limit',
  'idempotency_key_missing',
  'idempotency_conflict',
] as const;
const ended = { status: 1, spent: 30, refunded: 60, tokens: 410 } as const;

/** Private, exclusive, spy and ticket shows. `{username}` is always the broadcaster. */
export const showOperations = defineOperations('shows', {
  'POST /private/{username}/request': {
    id: 'requestPrivate',
    summary: 'Requests a private show. The pre-tip stays on hold until the answer.',
    spec: '2§4',
    auth: 'user',
    idempotent: true,
    assumed: true,
    params,
    body: v.object({
      exclusive: v.optional(v.boolean(), false),
      watch_together: v.optional(v.boolean(), false),
      /** The price that the page showed; any other is rejected with `price_changed`. */
      price_per_minute: v.optional(TokenPrice),
      /** The lowest price that the page showed; if it is higher by now, the call is rejected with `price_changed`. */
      minimum_charge: v.optional(TokenPrice),
      ...Confirmed,
    }),
    ok: Opened,
    errors: [...spend, 'private_unavailable', 'conflict', 'price_changed'],
    example: { status: 1, show: { ...exampleShow, state: 'requested' }, tokens: 500 },
  },
  'POST /private/{username}/cancel': {
    id: 'cancelPrivate',
    summary: 'Withdraws an unanswered request.',
    spec: '2§4',
    auth: 'user',
    assumed: true,
    params,
    ok: v.object({ status: v.literal(1), tokens: Tokens }),
    errors: [...write, 'show_not_running'],
    example: { status: 1, tokens: 500 },
  },
  'POST /private/{username}/accept': {
    id: 'acceptPrivate',
    summary: 'Accepts a request: holds the tokens for the first minutes and starts the show.',
    spec: '2§4',
    auth: 'user',
    assumed: true,
    params,
    body: ShowId,
    ok: v.object({ status: v.literal(1), show: Show }),
    errors: [...write, 'forbidden', 'show_not_running', 'private_unavailable', 'not_enough_tokens'],
    example: { status: 1, show: { ...exampleShow, remaining: null } },
  },
  'POST /private/{username}/decline': {
    id: 'declinePrivate',
    summary: 'Declines a request.',
    spec: '2§4',
    auth: 'user',
    assumed: true,
    params,
    body: ShowId,
    ok: Done,
    errors: [...write, 'forbidden', 'show_not_running'],
    example: { status: 1 },
  },
  'POST /private/{username}/end': {
    id: 'endPrivate',
    summary: 'Ends the private: by its viewer, or by the broadcaster, who may refund all prepaid tokens.',
    spec: '3§7',
    auth: 'user',
    assumed: true,
    params,
    body: v.object({
      /**
       * Broadcaster only: refunds all tokens on hold, including the current minute's. Otherwise the started time is
       * paid and the rest refunded.
       */
      refund: v.optional(v.boolean(), false),
    }),
    ok: Ended,
    errors: [...write, 'forbidden', 'show_not_running'],
    example: ended,
  },
  'POST /private/{username}/discount': {
    id: 'setPrivateDiscount',
    summary: 'Sets a temporary discount on privates; a rate of 0 ends it.',
    spec: '2§3',
    auth: 'user',
    assumed: true,
    params,
    body: v.object({
      discountRate: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(90, 'too_big')),
      seconds: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(86_400, 'too_big')),
    }),
    ok: v.object({ status: v.literal(1), privateDiscount: v.nullable(PrivateDiscount) }),
    errors: [...write, 'forbidden'],
    example: {
      status: 1,
      privateDiscount: { discountRate: 20, timeLeftInSecond: 300, privatePricePerMinuteInToken: 24 },
    },
  },
  'GET /video/spy/{username}/preview-duration': {
    id: 'getSpyPreview',
    summary: 'Free seconds before spying on this room costs tokens, and the tip at the start.',
    spec: '3§7',
    auth: 'session',
    params,
    ok: v.object({
      seconds: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
      /** Tokens that this viewer would pay at the start now. Assumed. */
      startup_tip: Tokens,
    }),
    errors: ['invalid_input', 'user_not_found'],
    example: { seconds: 10, startup_tip: 5 },
  },
  'POST /video/spy/{username}': {
    id: 'startSpying',
    summary: 'Spies on the running private. Pays the start-up tip, then each minute.',
    spec: '3§7',
    auth: 'user',
    idempotent: true,
    params,
    body: v.object(Confirmed),
    ok: v.object({
      status: v.literal(1),
      /** Always empty here: a refusal is an error answer with its own text. */
      message: v.string(),
      cost_per_minute: Tokens,
      /** Assumed. */
      show: Show,
      /** Assumed. */
      tokens: Tokens,
    }),
    errors: [...spend, 'spy_unavailable', 'conflict'],
    example: {
      status: 1,
      message: '',
      cost_per_minute: 6,
      show: { ...exampleShow, kind: 'spy', price_per_minute: 6, spent: 1, held: 6 },
      tokens: 494,
    },
  },
  'POST /video/spyend/{username}': {
    id: 'stopSpying',
    summary: 'Ends spying and returns to the public room.',
    spec: '3§7',
    auth: 'user',
    assumed: true,
    params,
    ok: Ended,
    errors: [...write, 'show_not_running'],
    example: ended,
  },
  'POST /limited/{username}/ticket': {
    id: 'buyTicket',
    summary: 'Buys a ticket for the ticket show. It is refunded if the show ends within the refund window.',
    spec: '2§4',
    auth: 'user',
    idempotent: true,
    assumed: true,
    params,
    body: v.object(Confirmed),
    ok: v.object({ status: v.literal(1), tokens: Tokens }),
    errors: [...spend, 'ticket_unavailable'],
    example: { status: 1, tokens: 400 },
  },
  'POST /limited/{username}/recording': {
    id: 'buyRecording',
    summary: 'Buys the recording of a ticket show, with a ticket.',
    spec: '2§4',
    auth: 'user',
    idempotent: true,
    assumed: true,
    params,
    body: v.object(Confirmed),
    ok: v.object({ status: v.literal(1), tokens: Tokens }),
    errors: [...spend, 'recording_unavailable'],
    example: { status: 1, tokens: 350 },
  },
  'POST /video/mode': {
    id: 'setBroadcastMode',
    summary:
      'The broadcaster goes live, on a break, offline, or into a ticket show (/setmode). A break only where the site allows it.',
    spec: '2§5',
    auth: 'user',
    assumed: true,
    body: v.variant('mode', [
      v.object({ mode: v.picklist(['public', 'standby', 'offline']) }),
      v.object({
        mode: v.literal('limited'),
        ticket_price: v.pipe(Price, v.minValue(1, 'too_small')),
        recording_price: v.optional(Price, 0),
        limited_message: v.optional(lines(255), ''),
        refund_joined_minute_before_end: v.optional(
          v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(60, 'too_big')),
          5,
        ),
      }),
    ]),
    ok: Done,
    errors: [
      'invalid_input',
      'login_required',
      'csrf_failed',
      'forbidden',
      'standby_disabled',
      'conflict',
      'rate_limited',
    ],
    example: { status: 1 },
  },
});
