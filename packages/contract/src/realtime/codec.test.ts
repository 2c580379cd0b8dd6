import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acceptTemplates } from './accept-templates.ts';
import { decode, encode, encodeFrame } from './codec.ts';
import { EVENTS, type EventName } from './events.ts';
import { packObject, unpackObject } from './packing.ts';
import { TEMPLATES } from './templates.ts';
import { encodeBatch } from './wire.ts';

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('[RT-05] wire format', () => {
  it('packs by mask and puts the rest into extra', () => {
    expect(
      encodeFrame('v3.token.update', { username: 'ada', tokens: 5, token_change: -25, type: 'tip' }),
    ).toEqual([15, [0b10111, 'ada', 5, -25, 'tip']]);
    const { packed, extra } = packObject(TEMPLATES, ['a'], { a: 1, b: 2 });
    expect([packed, plain(extra)]).toEqual([[1, 1], { b: 2 }]);
  });

  it('returns any object of any template, past 30 and 60 fields and with __proto__ as a key', () => {
    const name = fc.oneof(
      fc.constantFrom('__proto__', 'constructor', 'toString'),
      fc.string({ minLength: 1 }),
    );
    const fieldNames = fc.uniqueArray(fc.stringMatching(/^[a-z][a-z0-9_]{0,8}$/), { maxLength: 70 });
    fc.assert(
      fc.property(
        fieldNames,
        fc.dictionary(name, fc.jsonValue()),
        fc.infiniteStream(fc.boolean()),
        (fields, rest, on) => {
          const template = [...fields, '__proto__'];
          const payload: Record<string, unknown> = Object.create(null);
          for (const field of fields) if (on.next().value) payload[field] = field.length;
          for (const [key, value] of Object.entries(rest)) {
            Object.defineProperty(payload, key, {
              value,
              enumerable: true,
              configurable: true,
              writable: true,
            });
          }
          const { packed, extra } = packObject({}, template, payload);
          const back = unpackObject(
            {},
            template,
            plain(packed) as unknown[],
            extra ? plain(extra) : undefined,
          );
          const parent = Object.getPrototypeOf(back);
          expect([Reflect.ownKeys(parent), Object.getPrototypeOf(parent)]).toEqual([[], null]);
          expect(JSON.stringify(sorted(back!))).toBe(JSON.stringify(sorted(payload)));
        },
      ),
      { numRuns: 300 },
    );
  });

  it('keeps nested objects and lists', () => {
    const line = { kind: 'message', seq: 1, at: 5, line_id: 'l1', username: 'ada', message: 'hi' } as const;
    const text = encode('v3.chat.history', {
      messages: [line, { ...line, seq: 2 }],
      epoch: 'e',
      seq: 2,
      recovered: false,
    });
    const { events, problems } = decode(text, 'server');
    expect(problems).toEqual([]);
    expect(plain(events)).toEqual([
      {
        name: 'v3.chat.history',
        payload: { messages: [line, { ...line, seq: 2 }], epoch: 'e', seq: 2, recovered: false },
      },
    ]);
  });

  it('joins frames into a batch, in order', () => {
    const frames = [1, 2, 3].map((user_count) => encodeFrame('v3.chat.user_count', { user_count }));
    expect(decode(encodeBatch(frames), 'server').events.map((event) => event.payload)).toEqual([
      { user_count: 1 },
      { user_count: 2 },
      { user_count: 3 },
    ]);
  });

  it('never throws, whatever arrives', () => {
    const hostile = fc.oneof(
      fc.string(),
      fc.json(),
      fc
        .tuple(fc.integer({ min: -2, max: 40 }), fc.array(fc.jsonValue()), fc.jsonValue())
        .map((frame) => JSON.stringify(frame)),
      fc.constantFrom(
        '[[',
        '[1,[0],{"__proto__":1}]',
        '[15,[1073741824]]',
        '[15,[-1]]',
        '[15,[31,1]]',
        '[17,[1e99]]',
      ),
    );
    fc.assert(
      fc.property(hostile, fc.constantFrom('client' as const, 'server' as const), (text, from) => {
        const { events, problems } = decode(text, from);
        expect(events.length + problems.length).toBeGreaterThan(0);
      }),
      { numRuns: 500 },
    );
    expect(decode('x'.repeat(20_000), 'client').problems).toEqual([{ code: 'too_large' }]);
    expect(decode('[999,[]]', 'server').problems).toEqual([{ code: 'unknown_event', event: 999 }]);
    expect(
      decode(encode('v3.token.update', { username: 'a', tokens: 1, token_change: 1 }), 'client').problems,
    ).toEqual([{ code: 'wrong_direction', event: 'v3.token.update' }]);
  });

  it('refuses a field that is both in the mask and in extra', () => {
    expect(decode('[25,[1,7],{"user_count":9}]', 'server').problems).toEqual([
      { code: 'bad_fields', event: 'v3.chat.user_count' },
    ]);
  });

  it('takes templates from the server only when they extend what is known', () => {
    expect(acceptTemplates(TEMPLATES, { 'v3.chat.user_count': ['user_count', 'more'] })).not.toBeNull();
    expect(acceptTemplates(TEMPLATES, { 'v3.chat.user_count': ['other'] })).toBeNull();
    expect(acceptTemplates(TEMPLATES, { 'v3.chat.user_count': ['user_count', 'x:nowhere'] })).toBeNull();
    expect(acceptTemplates(TEMPLATES, JSON.parse('{"__proto__":["a"]}'))).toBeNull();
  });
});

describe('[RT-06] event list', () => {
  it('has a unique number for each name, and the numbers never move', () => {
    const ids = Object.fromEntries(
      (Object.keys(EVENTS) as EventName[]).map((name) => [EVENTS[name].id, name]),
    );
    expect(Object.keys(ids)).toHaveLength(Object.keys(EVENTS).length);
    expect(ids).toMatchSnapshot();
  });
  it('has no template without an event or a use', () => {
    const nested = new Set(
      Object.values(TEMPLATES).flatMap((fields) =>
        fields.map((field) => field.split(':')[1]?.replace('[]', '')),
      ),
    );
    for (const name of Object.keys(TEMPLATES)) expect(name in EVENTS || nested.has(name), name).toBe(true);
  });
});

const sorted = (value: object): [string, unknown][] =>
  Object.keys(value)
    .sort()
    .map((key) => [key, Object.getOwnPropertyDescriptor(value, key)?.value]);
