import { expect, it, vi } from 'vitest';
import { createRenderQueue } from './render-queue.ts';

it('renders some at once, lets some wait in their order, and refuses the rest until there is room', async () => {
  const queue = createRenderQueue(2, 3);
  const started: number[] = [];
  const ends: (() => void)[] = [];
  const ask = (name: number) =>
    queue(() => {
      started.push(name);
      return new Promise<number>((resolve) => ends.push(() => resolve(name)));
    });
  const asked = [1, 2, 3, 4, 5, 6].map(ask);
  expect(asked.map((one) => one !== null)).toEqual([true, true, true, true, true, false]);
  await expect.poll(() => started).toEqual([1, 2]);
  ends[0]?.();
  expect(await asked[0]).toBe(1);
  await expect.poll(() => started).toEqual([1, 2, 3]);
  expect(ask(7)).not.toBeNull();
});

it('goes on after a render that failed', async () => {
  const queue = createRenderQueue(1, 1);
  await expect(queue(() => Promise.reject(new Error('faulty page')))).rejects.toThrow('faulty page');
  expect(await queue(() => Promise.resolve('next'))).toBe('next');
});

it('does not start a render that nobody waits for when its turn comes', async () => {
  const queue = createRenderQueue(1, 3);
  const left = new AbortController();
  let end: (() => void) | undefined;
  const first = queue(
    () =>
      new Promise<void>((resolve) => {
        end = resolve;
      }),
  );
  const never = vi.fn(() => Promise.resolve());
  const asked = queue(never, left.signal);
  left.abort(new Error('left'));
  await expect.poll(() => end).toBeDefined();
  end?.();
  await first;
  await expect(asked).rejects.toThrow('left');
  expect(never).not.toHaveBeenCalled();
});

it('lets the event loop turn before each render', async () => {
  const queue = createRenderQueue();
  const order: string[] = [];
  setImmediate(() => order.push('another request'));
  await queue(async () => order.push('render'));
  expect(order).toEqual(['another request', 'render']);
});
