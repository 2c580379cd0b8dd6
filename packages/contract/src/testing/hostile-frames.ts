import fc from 'fast-check';
import { encode } from '../realtime/codec.ts';
import { EVENT_NAMES, payloadOf } from './payloads.ts';

/** A seeded random generator (mulberry32): fast, and deterministic on every machine. */
export const randomFrom = (seed: number) => {
  let state = seed >>> 0;
  return (below: number): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
};
type Random = ReturnType<typeof randomFrom>;

const HOSTILE = [
  'null',
  'true',
  '-1',
  '0',
  '1e308',
  '-0',
  '1073741824',
  '4294967296',
  '9007199254740993',
  '""',
  '[]',
  '{}',
  '[[]]',
  '{"__proto__":{"polluted":1}}',
  '{"constructor":{"prototype":{"polluted":1}}}',
  '"__proto__"',
  '"\\u0000"',
  '"\\ud800"',
  '{"toString":1,"valueOf":2}',
  `"${'x'.repeat(5_000)}"`,
  '['.repeat(300) + ']'.repeat(300),
]; // prettier-ignore

const PUNCTUATION = '[]{},:"\\-0123456789eE.+nulltruefase \u0000';

const pick = <T>(random: Random, list: readonly T[]): T => list[random(list.length)] as T;

/** Matches values in a JSON text: numbers, strings and words. */
const VALUE = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?|true|false|null/g;

const mutations: readonly ((text: string, random: Random, other: () => string) => string)[] = [
  // One character removed, changed, or inserted.
  (text, random) => {
    const at = random(text.length + 1);
    return text.slice(0, at) + text.slice(at + 1);
  },
  (text, random) => {
    const at = random(text.length + 1);
    return text.slice(0, at) + PUNCTUATION[random(PUNCTUATION.length)] + text.slice(at + random(2));
  },
  // A value of an unexpected type.
  (text, random) => {
    const places = [...text.matchAll(VALUE)];
    const place = places[random(places.length)];
    if (!place) return pick(random, HOSTILE);
    return text.slice(0, place.index) + pick(random, HOSTILE) + text.slice(place.index + place[0].length);
  },
  // Another event's number, another mask.
  (text, random) => text.replace(/\d+/, String(random(300) - 20)),
  (text, random) => text.replace(/\[(\d+),\[\d+/, `[$1,[${random(2 ** 31)}`),
  // Truncated, joined, nested, doubled.
  (text, random) => text.slice(0, random(text.length + 1)),
  (text, random, other) => text.slice(0, random(text.length)) + other().slice(random(20)),
  (text, _random, other) => `[${text},${other()}]`,
  (text, random) => `[${Array.from({ length: 1 + random(30) }, () => text).join(',')}]`,
  (text, random) => text.replace(/\]$/, `,${pick(random, HOSTILE)}]`),
];

/** Endless texts from a seed: valid frames, frames with one to four faults, and noise. */
export function* hostileFrames(seed: number, count: number): Generator<string> {
  const random = randomFrom(seed);
  const good = EVENT_NAMES.flatMap((name) =>
    fc.sample(payloadOf(name), { seed, numRuns: 12 }).map((payload) => encode(name, payload as never)),
  );
  const other = () => pick(random, good);
  for (let made = 0; made < count; made += 1) {
    const kind = random(20);
    if (kind === 0) yield other();
    else if (kind === 1) {
      const length = random(60);
      let noise = '';
      for (let at = 0; at < length; at += 1) noise += PUNCTUATION[random(PUNCTUATION.length)];
      yield noise;
    } else {
      let text = other();
      for (let left = 1 + random(4); left > 0; left -= 1) text = pick(random, mutations)(text, random, other);
      yield text;
    }
  }
}
