import { describe, expect, it } from 'vitest';
import { type ChatFilter, createFilteredLog, NO_FILTER } from './chat-filter.ts';
import type { ChatLine, ChatLog, ChatLogSnapshot } from './chat-log.ts';
import { storyLine } from './story-log.ts';

const logOf = (lines: ChatLine[]) => {
  let snapshot: ChatLogSnapshot = { lines, appended: lines.length };
  const listeners = new Set<() => void>();
  const log: ChatLog = {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => snapshot,
  };
  return {
    log,
    add(...more: ChatLine[]) {
      snapshot = { lines: [...snapshot.lines, ...more], appended: snapshot.appended + more.length };
      for (const listener of listeners) listener();
    },
  };
};
const ids = (log: ChatLog) => log.getSnapshot().lines.map((line) => line.line_id);

describe('[ROOM-04] filter of the lines', () => {
  const lines = [
    storyLine(1, { username: 'otto', message: 'Good evening' }),
    storyLine(2, { username: 'nox', message: 'hello' }),
    storyLine(3, { kind: 'tip', username: 'otto', tokens: 5, message: 'for the song' }),
    storyLine(4, { kind: 'notice', username: '', message: '', action: 'kick' }),
  ];

  it('is the log itself as long as nothing is filtered', () => {
    const { log } = logOf(lines);
    expect(createFilteredLog(log, NO_FILTER)).toBe(log);
    expect(createFilteredLog(log, { ...NO_FILTER, query: '  ' })).toBe(log);
  });

  it('leaves the muted out but not their tips; shows tips alone; finds words and names in any case', () => {
    const { log } = logOf(lines);
    const shown = (filter: Partial<ChatFilter>) => ids(createFilteredLog(log, { ...NO_FILTER, ...filter }));
    expect(shown({ muted: ['otto'] })).toEqual(['line-2', 'line-3', 'line-4']);
    expect(shown({ show: 'tips' })).toEqual(['line-3', 'line-4']);
    expect(shown({ query: ' EVENING ' })).toEqual(['line-1']);
    expect(shown({ query: 'NOX' })).toEqual(['line-2']);
  });

  it('counts as new what passes, and keeps the snapshot while nothing changes', () => {
    const source = logOf(lines);
    const filtered = createFilteredLog(source.log, { ...NO_FILTER, show: 'tips' });
    const before = filtered.getSnapshot();
    expect(filtered.getSnapshot()).toBe(before);
    source.add(storyLine(5), storyLine(6, { kind: 'tip', tokens: 9 }), storyLine(7));
    expect(filtered.getSnapshot().appended - before.appended).toBe(1);
  });
});
