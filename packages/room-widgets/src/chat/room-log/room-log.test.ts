import { CHAT_HISTORY } from '@footlight/contract';
import type { RoomLine } from '@footlight/contract/realtime';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRoomLog } from './room-log.ts';

const line = (seq: number, more: Partial<RoomLine> = {}): RoomLine => ({
  kind: 'message',
  seq,
  at: seq,
  line_id: `l${seq}`,
  username: 'ada',
  message: `line ${seq}`,
  ...more,
});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const shown = (log: ReturnType<typeof createRoomLog>) => {
  vi.advanceTimersByTime(200);
  return log.getSnapshot().lines;
};

describe('[ROOM-04] room log', () => {
  it('keeps the latest 200 and flushes at most ten times a second', () => {
    const log = createRoomLog();
    const listener = vi.fn();
    log.subscribe(listener);
    log.history({ messages: [], epoch: 'e', seq: 0 });
    for (let seq = 1; seq <= 1_000; seq++) {
      log.line(line(seq));
      vi.advanceTimersByTime(1);
    }
    expect(listener.mock.calls.length).toBeLessThanOrEqual(11);
    const lines = shown(log);
    expect(lines).toHaveLength(CHAT_HISTORY);
    expect(lines.at(-1)).toMatchObject({ seq: 1_000 });
    expect(log.getSnapshot().appended).toBe(1_000);
  });

  it('counts what comes after the viewer as new, and what was missed in between', () => {
    const log = createRoomLog();
    log.history({ messages: [line(1), line(2)], epoch: 'e', seq: 2 });
    expect(shown(log)).toHaveLength(2);
    expect(log.getSnapshot().appended).toBe(0);
    log.line(line(3));
    log.history({ messages: [line(4), line(5)], epoch: 'e', seq: 5 });
    expect(shown(log)).toHaveLength(5);
    expect(log.getSnapshot().appended).toBe(3);
  });

  it('flushes less often while its timers come late, and goes on flushing', () => {
    const log = createRoomLog();
    const listener = vi.fn();
    log.subscribe(listener);
    log.history({ messages: [], epoch: 'e', seq: 0 });
    const clock = performance.now.bind(performance);
    let late = 0;
    const now = vi.spyOn(performance, 'now').mockImplementation(() => clock() + late);
    for (let seq = 1; seq <= 40; seq += 1) {
      log.line(line(seq));
      // Each step takes 110 ms, and timers fire 60 ms late; at the normal pace every step would flush.
      late += 60;
      vi.advanceTimersByTime(50);
    }
    now.mockRestore();
    expect(listener.mock.calls.length).toBeLessThanOrEqual(20);
    expect(listener.mock.calls.length).toBeGreaterThanOrEqual(4);
  });

  it('shows an own line at once and lets the settled one take its place', () => {
    const log = createRoomLog();
    log.history({ messages: [line(1)], epoch: 'e', seq: 1 });
    log.addOwn({ client_id: 'client-1', username: 'ada', message: 'hello', at: 5 });
    expect(shown(log).at(-1)).toMatchObject({ kind: 'own', state: 'sending' });
    log.failOwn('client-1', 'no');
    expect(shown(log).at(-1)).toMatchObject({ state: 'failed', reason: 'no' });
    expect(log.retryOwn('client-1')).toBe('hello');
    expect(log.pendingOwn()).toHaveLength(1);
    log.line(line(2, { client_id: 'client-1' }));
    expect(shown(log).map((one) => one.kind)).toEqual(['message', 'message']);
  });

  it('leaves a refused own line where it was refused, and sends it again as the last one', () => {
    const log = createRoomLog();
    log.history({ messages: [line(1)], epoch: 'e', seq: 1 });
    log.addOwn({ client_id: 'client-1', username: 'ada', message: 'hello', at: 5 });
    log.failOwn('client-1', 'no');
    log.line(line(2));
    expect(shown(log).map((one) => one.line_id)).toEqual(['l1', 'own:client-1', 'l2']);
    log.retryOwn('client-1');
    expect(shown(log).map((one) => one.line_id)).toEqual(['l1', 'l2', 'own:client-1']);
    log.failOwn('client-1', 'no');
    for (let seq = 3; seq < 500; seq += 1) log.line(line(seq));
    expect(shown(log).every(({ kind }) => kind === 'message')).toBe(true);
    log.line(line(500, { client_id: 'client-1' }));
    expect(log.retryOwn('client-1')).toBeNull();
  });

  it('[RT-03] an own line that the room has already left behind is no longer on its way', () => {
    const log = createRoomLog();
    log.history({ messages: [], epoch: 'e', seq: 0 });
    log.addOwn({ client_id: 'client-1', username: 'ada', message: 'hello', at: 5 });
    log.history({ messages: [line(300)], epoch: 'e', seq: 300 });
    expect(log.pendingOwn()).toHaveLength(1);
    // Sent again after the reconnect; the answer is the line that the platform stored before.
    expect(log.line(line(3, { client_id: 'client-1' }))).toBe(true);
    expect(log.pendingOwn()).toEqual([]);
    expect(shown(log).map(({ kind }) => kind)).toEqual(['gap', 'message']);
  });

  it('shows a line once that came before the history', () => {
    const log = createRoomLog();
    expect(log.line(line(7))).toBe(true);
    log.history({ messages: [line(6), line(7)], epoch: 'e', seq: 7 });
    expect(shown(log).map((one) => one.line_id)).toEqual(['l6', 'l7']);
  });

  it('asks for a resync when a line is missing, and ignores what it has', () => {
    const log = createRoomLog();
    log.history({ messages: [line(1)], epoch: 'e', seq: 1 });
    expect([log.line(line(1)), log.line(line(2)), log.line(line(4))]).toEqual([true, true, false]);
    expect(shown(log)).toHaveLength(2);
  });

  it('says a gap after another epoch', () => {
    const log = createRoomLog();
    log.history({ messages: [line(1)], epoch: 'a', seq: 1 });
    log.history({ messages: [line(1)], epoch: 'b', seq: 1 });
    expect(shown(log).map((one) => one.kind)).toEqual(['message', 'gap', 'message']);
  });

  it('[RT-03] loses and doubles nothing over any schedule of cuts, or says the gap', () => {
    const schedule = fc.array(fc.record({ live: fc.nat(30), away: fc.nat(400) }), { maxLength: 12 });
    fc.assert(
      fc.property(schedule, (steps) => {
        const log = createRoomLog();
        const all: number[] = [];
        const say = () => all.push(all.length + 1);
        const join = () => {
          const position = log.position();
          const window = all.slice(-CHAT_HISTORY);
          const missed = position ? window.filter((seq) => seq > position.seq) : window;
          log.history({
            messages: missed.map((seq) => line(seq)),
            epoch: 'e',
            seq: all.length,
          });
        };
        let expected: (number | 'gap')[] = [];
        join();
        for (const { live, away } of steps) {
          for (let count = 0; count < live; count++) {
            say();
            expect(log.line(line(all.length))).toBe(true);
            expected.push(all.length);
          }
          for (let count = 0; count < away; count++) say();
          if (away > CHAT_HISTORY) expected.push('gap');
          expected.push(...all.slice(-Math.min(away, CHAT_HISTORY) || all.length));
          join();
        }
        const sinceGap = expected.length - 1 - expected.lastIndexOf('gap');
        const isGapKept =
          expected.includes('gap') && sinceGap >= CHAT_HISTORY && sinceGap <= CHAT_HISTORY * 2;
        expected = isGapKept ? ['gap', ...expected.slice(1 - CHAT_HISTORY)] : expected.slice(-CHAT_HISTORY);
        expect(shown(log).map((one) => (one.kind === 'gap' ? 'gap' : 'seq' in one ? one.seq : 0))).toEqual(
          expected,
        );
      }),
      { numRuns: 200 },
    );
  });
});
