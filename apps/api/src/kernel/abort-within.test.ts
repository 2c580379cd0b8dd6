import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { abortWithin } from './abort-within.ts';

const cleanMemory = (): void => {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
};
const closing = new AbortController();
/** Names of the reasons why these signals ended, or `never`, half a second later. */
const endsOf = async (make: () => AbortSignal): Promise<string[]> => {
  const ends = Array.from({ length: 20 }, async () => {
    const signal = make();
    const ended = new Promise<string>((resolve) =>
      signal.addEventListener('abort', () => resolve((signal.reason as Error).name)),
    );
    return Promise.race([ended, wait(500, 'never')]);
  });
  await wait(20);
  cleanMemory();
  return [...new Set(await Promise.all(ends))];
};

it('ends in time, also after memory was cleaned up', async () => {
  expect(await endsOf(() => abortWithin(100, closing.signal))).toEqual(['TimeoutError']);
});

it('ends with the signal that it was given, at once if that has ended', () => {
  const given = new AbortController();
  const signal = abortWithin(60_000, given.signal);
  expect(signal.aborted).toBe(false);
  const reason = new Error('the platform ends');
  given.abort(reason);
  expect(signal.reason).toBe(reason);
  expect(abortWithin(60_000, given.signal).reason).toBe(reason);
});
