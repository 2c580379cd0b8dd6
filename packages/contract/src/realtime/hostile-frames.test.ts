import { expect, it } from 'vitest';
import { fuzzFrames } from '../testing/fuzz-frames.ts';

it('[RT-05] throws nothing at 20,000 random and mutated frames, and believes none of them (npm run fuzz -- frames)', () => {
  const { frames, events, problems } = fuzzFrames(Date.now() % 1_000_000, 20_000);
  expect(frames).toBe(20_000);
  // The frames are useful: some pass, and every kind of problem occurs.
  expect(events).toBeGreaterThan(1_000);
  for (const code of [
    'not_json',
    'not_a_frame',
    'unknown_event',
    'wrong_direction',
    'bad_fields',
    'bad_payload',
  ])
    expect(problems[code], code).toBeGreaterThan(100);
});
