import { exampleVersus } from '@footlight/contract/fixtures';
import { expect, it } from 'vitest';
import { afterUpdate } from './after-update.ts';

const answer = { versus: exampleVersus, now: 1 };
const tip = { username: 'viewer', broadcaster: 'noor_vale', tokens: 60, at: 5 };
const update = {
  versus_id: '7',
  usernames: ['luna_maren', 'noor_vale'],
  scores: [120, 145],
  away: ['luna_maren'],
  tip,
};

it('[VERSUS-01] takes scores, absences and the tip, once and never back', () => {
  const after = afterUpdate(answer, update);
  expect(after?.versus?.modelList).toMatchObject([
    { score: 120, is_away: true },
    { score: 145, is_away: false },
  ]);
  expect(after?.versus?.history.at(-1)).toEqual(tip);
  // The same event again, and an older one that comes late.
  const again = after && afterUpdate(after, update);
  expect(again?.versus?.history).toHaveLength(2);
  const late =
    after && afterUpdate(after, { ...update, scores: [100, 85], away: [], tip: { ...tip, at: 4 } });
  expect(late?.versus?.modelList.map(({ score }) => score)).toEqual([120, 145]);
});

it('[VERSUS-01] asks for another contest, and keeps 200 tips', () => {
  expect(afterUpdate(answer, { ...update, versus_id: '8' })).toBeUndefined();
  expect(afterUpdate({ versus: null, now: 1 }, update)).toBeUndefined();
  expect(afterUpdate({ versus: { ...exampleVersus, state: 'ended' }, now: 1 }, update)).toBeUndefined();
  const full = Array.from({ length: 200 }, (_, at) => ({ ...tip, at: 1_000 + at }));
  const after = afterUpdate({ versus: { ...exampleVersus, history: full }, now: 1 }, update);
  expect(after?.versus?.history).toHaveLength(200);
  expect(after?.versus?.history.at(-1)).toEqual(tip);
});
