import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { runQueue } from './queue.mjs';

const step = (name: string, seen: string[], after: string[] = []) => ({
  name,
  after,
  run: async () => {
    seen.push(`${name} starts`);
    await sleep(name.length);
    seen.push(`${name} ends`);
  },
});

it('runs as many steps at once as there are slots, and none before those that it needs', async () => {
  const seen: string[] = [];
  await runQueue([step('build', seen), step('browser', seen, ['build']), step('unit', seen)], 2);
  expect(seen.slice(0, 2)).toEqual(['build starts', 'unit starts']);
  expect(seen.indexOf('browser starts')).toBeGreaterThan(seen.indexOf('build ends'));
  expect(seen).toHaveLength(6);
});

it('holds back later steps for one that needs more slots than are free', async () => {
  const seen: string[] = [];
  const browser = { ...step('browser', seen), slots: 2 };
  await runQueue([step('build', seen), step('unit', seen), browser, step('stories', seen)], 2);
  expect(seen.slice(-4)).toEqual(['browser starts', 'browser ends', 'stories starts', 'stories ends']);
});

it('ignores needs that were not asked for, and refuses a circle', async () => {
  const seen: string[] = [];
  await runQueue([step('browser', seen, ['build'])], 1);
  expect(seen).toEqual(['browser starts', 'browser ends']);
  await expect(runQueue([step('a', seen, ['b']), step('b', seen, ['a'])], 2)).rejects.toThrow(
    /wait for each other/,
  );
});
