import { describe, expect, it } from 'vitest';
import { decode, encode } from './codec.ts';
import { EVENTS, type EventName } from './events.ts';
import { SHOW_EVENTS } from './show-events.ts';

const pair = { show_id: 9, broadcaster: 'luna_maren', username: 'viewer' };
const tick = {
  ...pair,
  price_per_minute: 30,
  elapsed: 40,
  spent: 20,
  held: 30,
  remaining: 60,
  preview_left: 0,
};
const end = { ...pair, reason: 'model_ended', elapsed: 40, spent: 20, refunded: 10 };

/** One complete payload per event. */
const samples: Record<keyof typeof SHOW_EVENTS, object> = {
  'v3.private.request': { ...pair, price_per_minute: 30, is_exclusive: false, pre_tip: 0 },
  'v3.private.started': {
    broadcaster: 'luna_maren',
    username: 'viewer',
    stream: 's_luna',
    show_id: 9,
    is_exclusive: true,
    price_per_minute: 60,
  },
  'v3.private.declined': pair,
  'v3.private.expired': pair,
  'v3.private.discount': {
    broadcaster: 'luna_maren',
    discountRate: 20,
    timeLeftInSecond: 300,
    privatePricePerMinuteInToken: 24,
  },
  'v3.private.tick': tick,
  'v3.private.ping': { from: 'viewer' },
  'v3.private.end': end,
  'v3.private.request_failed': { ...pair, error_type: 'not_enough_tokens' },
  'v3.private.canceled': pair,
  'v3.spy.started': { ...pair, price_per_minute: 6 },
  'v3.spy.tick': tick,
  'v3.spy.end': end,
  'v3.limited.update': {
    broadcaster: 'luna_maren',
    is_installed: true,
    ticket_price: 100,
    recording_price: 50,
    limited_message: 'A small concert',
    refund_joined_minute_before_end: 5,
  },
};

describe('[PRIV-01] [SPY-01] [LIM-01] events of shows', () => {
  it.each(Object.entries(samples))('%s crosses the wire whole', (name, payload) => {
    const event = name as EventName;
    const text = encode(event, payload as never);
    const { events, problems } = decode(text, EVENTS[event].from === 'client' ? 'client' : 'server');
    expect(problems).toEqual([]);
    expect(JSON.parse(JSON.stringify(events))).toEqual([{ name, payload }]);
  });

  it('have numbers from 40 to 69, and an end without a reason ran out of tokens', () => {
    for (const { id } of Object.values(SHOW_EVENTS)) expect(id >= 40 && id <= 69).toBe(true);
    const { reason: _, ...silent } = end;
    const [event] = decode(encode('v3.private.end', silent), 'server').events;
    expect(event?.payload).toMatchObject({ reason: 'out_of_tokens' });
  });

  it('a viewer cannot send what only the platform says', () => {
    const forged = decode(encode('v3.private.tick', tick), 'client');
    expect(forged.problems).toEqual([{ code: 'wrong_direction', event: 'v3.private.tick' }]);
  });
});
