import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Bus, HISTORY_LINES, type RoomLine } from '../kernel/events/bus/bus.ts';
import { createMemoryBus } from '../kernel/events/bus/memory-bus.ts';
import { openRoomLog } from './room-log.ts';

const failed = (error: unknown): never => {
  throw error;
};
const settle = async (): Promise<void> => {
  for (let step = 0; step < 20; step += 1) await Promise.resolve();
};

/** A bus that drops messages while `isLossy`; its stored lines stay correct. */
function lossyBus(isLossy: () => boolean): Bus {
  const bus = createMemoryBus();
  return {
    ...bus,
    subscribe: (topic, listener) =>
      bus.subscribe(topic, (message) => {
        if (!isLossy()) listener(message);
      }),
  };
}

it('given a bus that loses messages, hears every line once and in order, as long as it is kept', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.boolean(), { maxLength: 80 }), async (losses) => {
      let isLossy = false;
      const bus = lossyBus(() => isLossy);
      const received: number[] = [];
      await bus.appendRoomLine('r', { event: 'e', payload: null });
      const listener = {
        lines: (lines: readonly RoomLine[]) => received.push(...lines.map((line) => line.seq)),
        reset: () => received.push(-1),
        event: () => undefined,
      };
      const log = await openRoomLog(bus, 'r', listener, failed);
      for (const loss of [...losses, false]) {
        isLossy = loss;
        await bus.appendRoomLine('r', { event: 'e', payload: null });
        await settle();
      }
      expect(received).toEqual(Array.from({ length: losses.length + 1 }, (_, at) => at + 2));
      expect(log.lines.map((line) => line.seq)).toEqual([1, ...received]);
    }),
    { numRuns: 60 },
  );
});

it('says that it starts anew when more was lost than is kept, and when the counting is another', async () => {
  let isLossy = false;
  let bus = lossyBus(() => isLossy);
  const room: Bus = { ...bus, roomLines: (name, since) => bus.roomLines(name, since) };
  const received: (number | 'reset')[] = [];
  const listener = {
    lines: (lines: readonly RoomLine[]) => received.push(...lines.map((line) => line.seq)),
    reset: () => received.push('reset'),
    event: () => undefined,
  };
  const log = await openRoomLog(room, 'r', listener, failed);
  const add = (count: number) =>
    Promise.all(Array.from({ length: count }, () => bus.appendRoomLine('r', { event: 'e', payload: null })));
  await add(1);
  isLossy = true;
  await add(HISTORY_LINES + 5);
  isLossy = false;
  await add(1);
  await settle();
  expect(received).toEqual([1, 'reset']);
  expect([log.lines.length, log.lastSeq]).toEqual([HISTORY_LINES, HISTORY_LINES + 7]);

  const before = log.epoch;
  bus = createMemoryBus();
  await add(2);
  log.catchUp();
  await settle();
  expect(received).toEqual([1, 'reset', 'reset']);
  expect(log.epoch).not.toBe(before);
  expect(log.lines.map((line) => line.seq)).toEqual([1, 2]);
});

it('goes on after a fetch that failed, with the next line', async () => {
  let isLossy = false;
  let isBroken = false;
  const bus = lossyBus(() => isLossy);
  const errors: unknown[] = [];
  const received: number[] = [];
  const flaky: Bus = {
    ...bus,
    roomLines: (name) => (isBroken ? Promise.reject(new Error('away')) : bus.roomLines(name)),
  };
  const listener = {
    lines: (lines: readonly RoomLine[]) => received.push(...lines.map((line) => line.seq)),
    reset: () => undefined,
    event: () => undefined,
  };
  await openRoomLog(flaky, 'r', listener, (error) => errors.push(error));
  const add = async () => {
    await bus.appendRoomLine('r', { event: 'e', payload: null });
    await settle();
  };
  isLossy = true;
  await add();
  [isLossy, isBroken] = [false, true];
  await add();
  expect([received, errors.length]).toEqual([[], 1]);
  isBroken = false;
  await add();
  expect(received).toEqual([1, 2, 3]);
});
