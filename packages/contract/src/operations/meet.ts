import * as v from 'valibot';
import { Confirmed, GenderSchema, Id, Price, Tokens, Username } from '../entities/common.ts';
import { MeetState } from '../entities/meet.ts';
import { PAY_ERRORS } from '../errors/room-errors.ts';
import { exampleMeet } from '../fixtures/meet.ts';
import { MEET, MEET_PRODUCTS } from '../rules/meet/meet.ts';
import { defineOperations } from './define.ts';

/** The tab that asks; one tab of an account is in the queue at a time. */
const Seat = { seat: v.optional(v.pipe(v.string(), v.minLength(8), v.maxLength(64))) };
const Beat = v.object({ streamActive: v.boolean(), ...Seat });
const Enter = v.object({
  /** The camera is open. Nobody is matched without one. */
  streamActive: v.boolean(),
  /** The genders to meet; empty: everyone. */
  genders: v.optional(v.pipe(v.array(GenderSchema), v.maxLength(4)), []),
  ...Seat,
});
const Stop = v.object({
  /** Never meet this person again. */
  block: v.optional(v.boolean(), false),
  toBroadcastUsername: v.optional(Username),
  ...Seat,
});
const Report = v.object({
  match: v.object({ meet_id: Id }),
  /** A JPEG of the partner's picture; empty if there was none. */
  stillBase64: v.pipe(v.string(), v.maxLength(MEET.maxStill, 'too_long')),
});

const write = ['invalid_input', 'login_required', 'csrf_failed', 'rate_limited'] as const;
const enter = [
  ...write,
  'forbidden',
  'meet_banned',
  'too_many_requests',
  'meet_no_stream',
  'age_verification_required',
  // A request for the next date while one starts leaves that date first; its show may then be gone.
  'private_unavailable',
] as const;
const common = { auth: 'user', ok: MeetState, example: exampleMeet } as const;

/** Speed-dates and random video chat (spec 3 §7). The answers, and fields beside the named ones, are assumed. */
export const meetOperations = defineOperations('meet', {
  'POST /speed-date/v2/match/request': {
    id: 'requestSpeedDate',
    ...common,
    summary:
      'Asks for a speed-date; from a matched or dating person: leaves the partner and asks for the next. Broadcasters offer themselves.',
    spec: '3§7',
    assumed: true,
    body: Enter,
    errors: enter,
  },
  'POST /speed-date/v2/match/accept': {
    id: 'acceptSpeedDate',
    summary:
      'Accepts the proposed date. From the viewer, this requests a private, which starts when both cameras arrive.',
    spec: '3§7',
    auth: 'user',
    assumed: true,
    idempotent: true,
    body: v.object({
      broadcastUsername: Username,
      /** The proposal that the page showed; a later one with the same person is another spend. */
      meet_id: v.optional(Id),
      /** The price that the page showed; any other is rejected with `price_changed`. */
      price_per_minute: v.optional(Price),
      /** The lowest price that the page showed; if it is higher by now, the call is rejected with `price_changed`. */
      minimum_charge: v.optional(Price),
      ...Confirmed,
    }),
    ok: v.object({ ...MeetState.entries, tokens: Tokens }),
    errors: [
      ...write,
      ...PAY_ERRORS,
      'meet_over',
      'private_unavailable',
      'conflict',
      'price_changed',
      'not_enough_tokens',
      'postpay_limit',
      'postpay_card_fail',
      'over_own_limit',
      'user_daily_limit',
      'idempotency_key_missing',
      'idempotency_conflict',
    ],
    example: { ...exampleMeet, tokens: 500 },
  },
  'POST /speed-date/v2/match/update': {
    id: 'updateSpeedDate',
    ...common,
    summary:
      'Reports every few seconds that the page is open, and whether the partner’s picture arrives. The private starts when it does for both.',
    spec: '3§7',
    assumed: true,
    body: Beat,
    errors: write,
  },
  'GET /speed-date/v2/video': {
    id: 'getSpeedDate',
    ...common,
    summary: 'The state of the caller’s speed-date, with what is needed to connect the cameras.',
    spec: '3§7',
    assumed: true,
    errors: ['login_required'],
  },
  'POST /speed-date/v2/stop': {
    id: 'stopSpeedDate',
    ...common,
    summary: 'Leaves the queue or the date, and may block the partner.',
    spec: '3§7',
    assumed: true,
    body: Stop,
    errors: write,
  },
  'POST /speed-date/report': {
    id: 'reportSpeedDate',
    ...common,
    summary: 'Reports the partner with a still of their picture, blocks them and ends the date.',
    spec: '3§7',
    assumed: true,
    body: Report,
    errors: [...write, 'not_found'],
  },
  'GET /meet/{product}/online': {
    id: 'countMeeting',
    summary: 'How many people take part now, and the lowest price of a broadcaster among them.',
    spec: '3§7',
    auth: 'public',
    assumed: true,
    params: v.object({ product: v.picklist(MEET_PRODUCTS) }),
    ok: v.object({
      /** People who wait or meet. */
      online: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
      /** Tokens per minute; null without a broadcaster, and for random chat, which is free. */
      price_from: v.nullable(Tokens),
    }),
    errors: ['invalid_input'],
    example: { online: 12, price_from: 30 },
  },
  'POST /random-chat/next': {
    id: 'requestRandomChat',
    ...common,
    summary: 'Asks for a partner; from a running chat: leaves it and asks for the next.',
    spec: '3§7',
    assumed: true,
    body: Enter,
    errors: enter,
  },
  'POST /random-chat/data': {
    id: 'updateRandomChat',
    ...common,
    summary:
      'The state of the caller’s chat. Reports that the page is open, and whether the partner’s picture arrives.',
    spec: '3§7',
    assumed: true,
    body: Beat,
    errors: write,
  },
  'POST /random-chat/stop': {
    id: 'stopRandomChat',
    ...common,
    summary: 'Leaves the queue or the chat, and may block the partner.',
    spec: '3§7',
    assumed: true,
    body: Stop,
    errors: write,
  },
  'POST /random-chat/report': {
    id: 'reportRandomChat',
    ...common,
    summary: 'Reports the partner with a still of their picture, blocks them and ends the chat.',
    spec: '3§7',
    assumed: true,
    body: Report,
    errors: [...write, 'not_found'],
  },
});
