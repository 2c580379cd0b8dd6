import * as v from 'valibot';
import { EndReasonSchema } from '../entities/shows.ts';
import { ERROR_TYPES } from '../errors/errors.ts';

const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const Name = v.pipe(v.string(), v.maxLength(64));
const Text = v.pipe(v.string(), v.maxLength(4000));
const pair = { show_id: Count, broadcaster: Name, username: Name };

/** The state of a show, sent at each started sixth of a minute. The numbers match the ledger. */
const Tick = v.object({
  ...pair,
  price_per_minute: Count,
  elapsed: Count,
  spent: Count,
  held: Count,
  remaining: v.optional(v.nullable(Count)),
  preview_left: v.optional(Count, 0),
});
const End = v.object({
  ...pair,
  reason: v.optional(EndReasonSchema, 'out_of_tokens'),
  elapsed: Count,
  spent: Count,
  refunded: Count,
});

/** Events of private, spy and ticket shows (spec 2 §7, spec 3 event groups). Numbers 40 to 69. */
export const SHOW_EVENTS = {
  /** To the broadcaster. */
  'v3.private.request': {
    id: 40,
    from: 'server',
    payload: v.object({ ...pair, price_per_minute: Count, is_exclusive: v.boolean(), pre_tip: Count }),
  },
  'v3.private.started': {
    id: 41,
    from: 'server',
    payload: v.object({
      broadcaster: Name,
      username: Name,
      stream: v.optional(Name),
      show_id: Count,
      is_exclusive: v.boolean(),
      price_per_minute: Count,
    }),
  },
  'v3.private.declined': { id: 42, from: 'server', payload: v.object(pair) },
  'v3.private.expired': { id: 43, from: 'server', payload: v.object(pair) },
  'v3.private.discount': {
    id: 44,
    from: 'server',
    payload: v.object({
      broadcaster: Name,
      discountRate: Count,
      timeLeftInSecond: Count,
      privatePricePerMinuteInToken: Count,
    }),
  },
  'v3.private.tick': { id: 45, from: 'server', payload: Tick },
  /** The viewer of a show is still there. A show ends if its viewer stops sending this. */
  'v3.private.ping': { id: 46, from: 'client', payload: v.object({ from: Name }) },
  'v3.private.end': { id: 47, from: 'server', payload: End },
  'v3.private.request_failed': {
    id: 48,
    from: 'server',
    payload: v.object({ ...pair, error_type: v.picklist(ERROR_TYPES) }),
  },
  /** To the broadcaster: the viewer withdrew the request. */
  'v3.private.canceled': { id: 49, from: 'server', payload: v.object(pair) },
  'v3.spy.started': { id: 50, from: 'server', payload: v.object({ ...pair, price_per_minute: Count }) },
  'v3.spy.tick': { id: 51, from: 'server', payload: Tick },
  'v3.spy.end': { id: 52, from: 'server', payload: End },
  /** A ticket show started, changed or ended (`is_installed` false). */
  'v3.limited.update': {
    id: 53,
    from: 'server',
    payload: v.object({
      broadcaster: Name,
      is_installed: v.boolean(),
      ticket_price: Count,
      recording_price: Count,
      limited_message: Text,
      refund_joined_minute_before_end: Count,
    }),
  },
} as const;

const tick = [
  'show_id',
  'broadcaster',
  'username',
  'price_per_minute',
  'elapsed',
  'spent',
  'held',
  'remaining',
  'preview_left',
] as const;

export const SHOW_TEMPLATES = {
  'v3.private.started': ['broadcaster', 'username', 'stream'],
  'v3.private.tick': tick,
  'v3.private.ping': ['from'],
  'v3.spy.tick': tick,
} as const;
