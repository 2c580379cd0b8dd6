import type { ChatLine, ChatLog, ChatLogSnapshot } from './chat-log.ts';

/** Which lines the reader wants to see. Gaps and the start of a private always pass; notices and own unsent lines pass the tips filter too. */
export interface ChatFilter {
  show: 'all' | 'tips';
  /** Searched in texts and names, ignoring case; empty matches every line. */
  query: string;
  /** Usernames whose messages are hidden. Their tips stay. */
  muted: readonly string[];
}

export const NO_FILTER: ChatFilter = { show: 'all', query: '', muted: [] };

const isIdle = ({ show, query, muted }: ChatFilter): boolean =>
  show === 'all' && query === '' && muted.length === 0;

const passes = (line: ChatLine, { show, query, muted }: ChatFilter): boolean => {
  if (!('message' in line)) return true;
  const isAboutRoom = line.kind === 'notice';
  if (line.kind === 'message' && muted.includes(line.username)) return false;
  if (show === 'tips' && line.kind !== 'tip' && line.kind !== 'own' && !isAboutRoom) return false;
  return (
    query === '' || line.message.toLowerCase().includes(query) || line.username.toLowerCase().includes(query)
  );
};

/**
 * A log of the lines that pass a filter, outside React like its source. Without a filter it is the source itself. A
 * changed filter needs a new log.
 */
export function createFilteredLog(log: ChatLog, { show, query, muted }: ChatFilter): ChatLog {
  const filter = { show, query: query.trim().toLowerCase(), muted };
  if (isIdle(filter)) return log;
  const isPassing = (line: ChatLine) => passes(line, filter);
  let source: ChatLogSnapshot | null = null;
  let seen = log.getSnapshot().appended;
  let appended = seen;
  let snapshot: ChatLogSnapshot = { lines: [], appended };

  return {
    subscribe: log.subscribe,
    getSnapshot() {
      const latest = log.getSnapshot();
      if (latest === source) return snapshot;
      source = latest;
      const fresh = Math.min(latest.lines.length, Math.max(0, latest.appended - seen));
      seen = latest.appended;
      appended += fresh > 0 ? latest.lines.slice(-fresh).filter(isPassing).length : 0;
      snapshot = { lines: latest.lines.filter(isPassing), appended };
      return snapshot;
    },
  };
}
