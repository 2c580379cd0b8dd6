import type { ChatLine, ChatLog, ChatLogSnapshot } from './chat-log.ts';

/** What a reader wants to see of the lines. Notices and gaps always stay: they say what happened to the room. */
export interface ChatFilter {
  show: 'all' | 'tips';
  /** Words to look for in texts and names, in any case; empty looks for nothing. */
  query: string;
  /** Usernames whose messages are left out. Their tips stay. */
  muted: readonly string[];
}

export const NO_FILTER: ChatFilter = { show: 'all', query: '', muted: [] };

/** A log that shows a part of another. */
export interface FilteredLog extends ChatLog {
  setFilter(filter: ChatFilter): void;
}

const isIdle = ({ show, query, muted }: ChatFilter): boolean =>
  show === 'all' && query === '' && muted.length === 0;

const passes = (line: ChatLine, { show, query, muted }: ChatFilter): boolean => {
  if (line.kind === 'gap') return true;
  const isAboutRoom = line.kind === 'notice';
  if (line.kind === 'message' && muted.includes(line.username)) return false;
  if (show === 'tips' && line.kind !== 'tip' && line.kind !== 'own' && !isAboutRoom) return false;
  return (
    query === '' || line.message.toLowerCase().includes(query) || line.username.toLowerCase().includes(query)
  );
};

/**
 * The lines that pass a filter. Outside React, like the log: a line that comes costs one look at it, and with no filter
 * the log's own snapshot is handed on.
 */
export function createFilteredLog(log: ChatLog): FilteredLog {
  const listeners = new Set<() => void>();
  let filter = NO_FILTER;
  let source: ChatLogSnapshot | null = null;
  let seen = 0;
  let appended = 0;
  let snapshot: ChatLogSnapshot = log.getSnapshot();

  const compute = (latest: ChatLogSnapshot): ChatLogSnapshot => {
    const fresh = Math.min(latest.lines.length, Math.max(0, latest.appended - seen));
    seen = latest.appended;
    const isPassing = (line: ChatLine) => passes(line, filter);
    appended += fresh > 0 ? latest.lines.slice(-fresh).filter(isPassing).length : 0;
    return { lines: latest.lines.filter(isPassing), appended };
  };

  return {
    subscribe(listener) {
      listeners.add(listener);
      const leave = log.subscribe(listener);
      return () => {
        listeners.delete(listener);
        leave();
      };
    },
    getSnapshot() {
      const latest = log.getSnapshot();
      if (isIdle(filter)) return latest;
      if (latest !== source) {
        source = latest;
        snapshot = compute(latest);
      }
      return snapshot;
    },
    setFilter(next) {
      const query = next.query.trim().toLowerCase();
      if (next.show === filter.show && query === filter.query && next.muted === filter.muted) return;
      filter = { ...next, query };
      source = null;
      seen = log.getSnapshot().appended;
      appended = seen;
      for (const listener of listeners) listener();
    },
  };
}
