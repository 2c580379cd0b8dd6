import { PROTOCOL_VERSION } from '@footlight/contract';
import { playSession, talkSession } from '@footlight/contract/fixtures';
import { codec } from '@footlight/contract/realtime';
import { createRoomLog } from '@footlight/room-widgets/room-log';
import { expect, it, vi } from 'vitest';
import { lineOf } from './room-lines.ts';

it('[RT-05] a recorded session still reads without a problem: events and templates only ever grow', () => {
  expect(talkSession.version).toBe(PROTOCOL_VERSION);
  const read = talkSession.texts.map(([, text]) => codec.decode(text, 'server'));
  expect(read.flatMap(({ problems }) => problems)).toEqual([]);
  const names = new Set(read.flatMap(({ events }) => events.map(({ name }) => name)));
  for (const name of ['v3.authorize.success', 'v3.chat.history', 'v3.chat.message', 'v3.chat.user_count'])
    expect(names).toContain(name);
});

it('[RT-05] a recorded session played at any pace gives the room its lines, whole and in order', () => {
  vi.useFakeTimers();
  try {
    for (const times of [1, 60, 1_000]) {
      const log = createRoomLog();
      let lines = 0;
      playSession(
        talkSession,
        (text) => {
          for (const event of codec.decode(text, 'server').events) {
            if (event.name === 'v3.chat.history') log.history(event.payload);
            const line = lineOf(event);
            if (!line) continue;
            lines += 1;
            expect(log.line(line)).toBe(true);
          }
        },
        times,
      );
      const last = talkSession.texts.at(-1)?.[0] ?? 0;
      vi.advanceTimersByTime(last / times + 200);
      expect(lines).toBeGreaterThan(10);
      expect(log.getSnapshot().lines.filter(({ kind }) => kind === 'gap')).toEqual([]);
    }
  } finally {
    vi.useRealTimers();
  }
});
