import { expect, it } from 'vitest';
import { decode, encode, encodeFrame } from './codec.ts';
import type { EventInput } from './events.ts';
import { encodeBatch } from './wire.ts';

const line = (seq: number): EventInput<'v3.chat.message'> => ({
  message: `What a lovely evening, number ${seq}`,
  username: `viewer_${seq % 97}`,
  gender: 'm',
  is_model: false,
  is_vip: seq % 7 === 0,
  is_super_vip: false,
  has_tokens: true,
  email_confirmed: true,
  has_cc: false,
  has_purchase: seq % 3 === 0,
  is_guest: false,
  recent_purchases: seq % 5,
  user_language: 'en',
  seq,
  at: 1_700_000_000_000 + seq,
  line_id: `0f8c6b1e-3c0a-4b4e-9c53-${String(seq).padStart(12, '0')}`,
});

it('[RT-05] a chat line is at least 40 % smaller than as keyed JSON', () => {
  let keyed = 0;
  let packed = 0;
  for (let seq = 1; seq <= 500; seq += 1) {
    keyed += JSON.stringify({ event: 'v3.chat.message', payload: line(seq) }).length;
    packed += encode('v3.chat.message', line(seq)).length;
  }
  expect(packed / keyed).toBeLessThan(0.6);
});

it('[RT-05] a chat line costs little more than its JSON: packed, and read with all checks', () => {
  const lines = Array.from({ length: 50 }, (_, seq) => line(seq));
  const batch = encodeBatch(lines.map((one) => encodeFrame('v3.chat.message', one)));
  /** The fastest rounds so far, in microseconds per line: the rest is noise of the machine. */
  const least = {
    writing: Number.POSITIVE_INFINITY,
    packing: Number.POSITIVE_INFINITY,
    reading: Number.POSITIVE_INFINITY,
    parsing: Number.POSITIVE_INFINITY,
  };
  const measure = (name: keyof typeof least, work: () => void) => {
    for (const until = performance.now() + 250; performance.now() < until; ) {
      const startedAt = performance.now();
      for (let time = 0; time < 20; time += 1) work();
      least[name] = Math.min(least[name], ((performance.now() - startedAt) * 1_000) / (20 * lines.length));
    }
  };
  // On a busy machine it takes seconds until the engine has compiled what it runs.
  const isCheap = () => least.packing / least.writing < 3 && least.reading / least.parsing < 12;
  for (let round = 0; round < 10 && !isCheap(); round += 1) {
    measure('writing', () => lines.map((one) => JSON.stringify(one)));
    measure('packing', () => lines.map((one) => encodeFrame('v3.chat.message', one)));
    measure('reading', () => decode(batch, 'server'));
    measure('parsing', () => JSON.parse(batch));
  }
  // Measured: packing took 1.1 to 1.5 times as long as JSON, decoding with all checks 5 times as long as parsing. A
  // codec that compiles for every line takes fifty times as long.
  expect(isCheap(), JSON.stringify(least)).toBe(true);
});
