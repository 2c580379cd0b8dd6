import { CHAT_HISTORY } from '@footlight/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ChatLine, ChatLog, ChatLogSnapshot } from './chat-log.ts';
import { createChatView } from './chat-view.ts';
import { storyLine, storyLines } from './story-log.ts';

const createLog = (count: number) => {
  let lines: readonly ChatLine[] = storyLines(count).slice(-CHAT_HISTORY);
  let snapshot: ChatLogSnapshot = { lines, appended: count };
  let next = count + 1;
  const log: ChatLog = { subscribe: () => () => undefined, getSnapshot: () => snapshot };
  return {
    log,
    append(more: number) {
      lines = [...lines, ...storyLines(more, next)].slice(-CHAT_HISTORY);
      next += more;
      snapshot = { lines, appended: snapshot.appended + more };
    },
    ids: () => lines.map((line) => line.line_id),
  };
};
const idsOf = (lines: readonly ChatLine[]) => lines.map((line) => line.line_id);

const step = fc.oneof(
  fc.record({ kind: fc.constant('append' as const), count: fc.integer({ min: 1, max: 320 }) }),
  fc.record({ kind: fc.constantFrom('unpin' as const, 'pin' as const, 'older' as const) }),
);

describe('chat view [ROOM-04]', () => {
  it('never holds more than 200 rows, never doubles or reorders one, and follows the end while pinned', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 250 }), fc.array(step, { maxLength: 40 }), (start, steps) => {
        const source = createLog(start);
        const view = createChatView(source.log);
        let before = view.getSnapshot();
        for (const each of steps) {
          if (each.kind === 'append') source.append(each.count);
          if (each.kind === 'unpin') view.unpin();
          if (each.kind === 'pin') view.pin();
          if (each.kind === 'older') view.showOlder();
          const now = view.getSnapshot();
          const ids = idsOf(now.rows);
          const order = now.rows.map((line) => ('seq' in line ? line.seq : 0));
          expect(ids.length).toBeLessThanOrEqual(CHAT_HISTORY);
          expect(order.every((seq, index) => index === 0 || seq === (order[index - 1] ?? 0) + 1)).toBe(true);
          if (now.isPinned) expect(ids).toEqual(source.ids().slice(-40));
          // While the reader is not at the end, rendered lines stay.
          else if (!before.isPinned) expect(ids.join()).toContain(idsOf(before.rows).join());
          before = now;
        }
      }),
    );
  });

  it('keeps its snapshot until something changes', () => {
    const source = createLog(10);
    const view = createChatView(source.log);
    expect(view.getSnapshot()).toBe(view.getSnapshot());
    const before = view.getSnapshot();
    source.append(1);
    expect(view.getSnapshot()).not.toBe(before);
  });

  it('shows the reader lines of their own while there is room below, and none twice when settled', () => {
    const own: ChatLine = {
      kind: 'own',
      state: 'sending',
      line_id: 'own:1',
      client_id: 'client-0001',
      username: 'viewer',
      message: 'hi',
      at: 0,
    };
    let snapshot: ChatLogSnapshot = { lines: storyLines(60), appended: 60 };
    const view = createChatView({ subscribe: () => () => undefined, getSnapshot: () => snapshot });
    view.unpin();
    snapshot = { lines: [...storyLines(60), own], appended: 61 };
    expect(idsOf(view.getSnapshot().rows).at(-1)).toBe('own:1');
    expect(view.getSnapshot().newCount).toBe(1);
    snapshot = { lines: [...storyLines(60), storyLine(61, { client_id: 'client-0001' })], appended: 62 };
    expect(idsOf(view.getSnapshot().rows).slice(-2)).toEqual(['line-60', 'line-61']);
  });

  it('keeps a refused line in its place for a reader who scrolled up, until it is sent again', () => {
    const own = {
      kind: 'own',
      line_id: 'own:1',
      client_id: 'client-0001',
      username: 'viewer',
      message: 'hi',
      at: 0,
    } as const;
    const refused: ChatLine = { ...own, state: 'failed' };
    let snapshot: ChatLogSnapshot = {
      lines: [...storyLines(60), refused, ...storyLines(1, 61)],
      appended: 62,
    };
    const view = createChatView({ subscribe: () => () => undefined, getSnapshot: () => snapshot });
    const last = () => idsOf(view.getSnapshot().rows).slice(-3);
    view.unpin();
    expect(last()).toEqual(['line-60', 'own:1', 'line-61']);
    snapshot = { ...snapshot, lines: [...snapshot.lines, ...storyLines(1, 62)] };
    expect(last()).toEqual(['own:1', 'line-61', 'line-62']);
    snapshot = { ...snapshot, lines: [...storyLines(62), { ...own, state: 'sending' }] };
    expect(last()).toEqual(['line-61', 'line-62', 'own:1']);
    snapshot = { ...snapshot, lines: [...storyLines(62), storyLine(63, { client_id: 'client-0001' })] };
    expect(last()).toEqual(['line-61', 'line-62', 'line-63']);
  });

  it('still shows the gap above a full window when the reader gets to it, whatever came meanwhile', () => {
    const gap: ChatLine = { kind: 'gap', state: 'settled', line_id: 'gap:1', at: 0 };
    let lines: readonly ChatLine[] = [gap, ...storyLines(CHAT_HISTORY - 1)];
    let snapshot: ChatLogSnapshot = { lines, appended: lines.length };
    const view = createChatView({ subscribe: () => () => undefined, getSnapshot: () => snapshot });
    view.unpin();
    for (let round = 0; round < 10; round += 1) {
      const top = view.getSnapshot().rows[0];
      lines = [gap, ...lines.slice(4), ...storyLines(3, snapshot.appended)];
      snapshot = { lines, appended: snapshot.appended + 3 };
      // The lines that the reader sees stay in place.
      expect(view.getSnapshot().rows[0]).toBe(top);
      expect(view.getSnapshot().rows.length).toBeLessThanOrEqual(CHAT_HISTORY);
      view.showOlder();
    }
    const { rows } = view.getSnapshot();
    expect(rows[0]).toBe(gap);
    expect(new Set(rows).size).toBe(rows.length);
  });
});
