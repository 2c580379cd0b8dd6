import { CHAT_HISTORY, isTestLine } from '@footlight/contract';
import type { RoomLine } from '@footlight/contract/realtime';
import type { ChatLine, ChatLog, ChatLogSnapshot } from '../chat/chat-log.ts';

/** Shortest time between two calls of the subscribers: ten flushes a second. */
const FLUSH_EVERY = 100;
/** Longest time, on a busy machine: larger batches leave time for user input in between. */
const FLUSH_EVERY_BUSY = 500;

type OwnLine = Extract<ChatLine, { kind: 'own' }>;

export interface RoomHistory {
  messages: readonly RoomLine[];
  /** Names the numbering. Another one means that the server has started to count again. */
  epoch: string;
  /** Number of the room's last line; 0 if it has none. */
  seq: number;
}

export interface RoomLog extends ChatLog {
  /**
   * A numbered line from the socket. Returns false if an earlier line is missing and the room must be resynchronised.
   * Before the first history, lines are ignored.
   */
  line(line: RoomLine): boolean;
  /** The lines that the room has on joining, or those after `position()` on joining again. */
  history(history: RoomHistory): void;
  /** Adds the line about the start of a private. */
  startPrivate(): void;
  /** Shows the viewer's own line at once. The settled line with the same client id replaces it. */
  addOwn(line: { client_id: string; username: string; message: string; at: number }): void;
  retryOwn(clientId: string): string | null;
  failOwn(clientId: string, reason?: string): void;
  /** The line was a command that has been executed; removes it. */
  dropOwn(clientId: string): void;
  /** The viewer's unconfirmed lines, which may or may not have arrived before the connection was lost. */
  pendingOwn(): readonly { client_id: string; message: string }[];
  /** The last line received, for resuming. */
  position(): { epoch: string; seq: number } | null;
}

/**
 * The lines of one room, outside React: the latest 200 in the room's order, without duplicates, and a gap line where
 * lines are missing for good.
 */
export const createRoomLog = (): RoomLog => {
  let epoch: string | null = null;
  let seq = 0;
  /** In the room's order. A refused own line stays where it was refused, so that it scrolls away with the others. */
  let kept: ChatLine[] = [];
  /** Client ids of refused lines: the only own lines among the kept ones. */
  const refused = new Set<string>();
  /** On their way: after all others. */
  let own: readonly OwnLine[] = [];
  let appended = 0;
  let gaps = 0;
  let lastGap: ChatLine | null = null;
  let sinceGap = 0;
  let snapshot: ChatLogSnapshot = { lines: [], appended: 0 };
  const listeners = new Set<() => void>();
  let flushTimer: ReturnType<typeof setTimeout> | undefined;
  let flushedAt = Number.NEGATIVE_INFINITY;
  let dueAt = 0;
  let pace = FLUSH_EVERY;

  const flush = () => {
    flushTimer = undefined;
    flushedAt = performance.now();
    // A late timer means that the page is busy, mostly with rendering the last batch.
    pace = Math.min(FLUSH_EVERY + 3 * Math.max(0, flushedAt - dueAt - 8), FLUSH_EVERY_BUSY);
    snapshot = { lines: windowOf([...kept, ...own]), appended };
    for (const listener of listeners) listener();
  };

  const changed = () => {
    if (flushTimer !== undefined) return;
    const now = performance.now();
    const wait = Math.max(0, flushedAt + pace - now);
    dueAt = now + wait;
    flushTimer = setTimeout(flush, wait);
  };

  const keep = (line: ChatLine) => {
    kept.push(line);
    appended += 1;
    sinceGap += 1;
    // Cut only at twice the length, so that a flood does not copy the window for every line.
    if (kept.length > CHAT_HISTORY * 2) kept = kept.slice(-CHAT_HISTORY);
  };

  const append = (line: RoomLine) => {
    seq = line.seq;
    // Test lines count in the sequence but are not shown (spec 2 §5).
    if (line.kind !== 'message' || !isTestLine(line.username, line.message))
      keep({ ...line, state: 'settled' });
    takeOwn(line.client_id);
  };

  /** Removes and returns the own line of this client id, on its way or refused. */
  const takeOwn = (clientId: string | undefined): OwnLine | undefined => {
    const isIt = (one: ChatLine): one is OwnLine => one.kind === 'own' && one.client_id === clientId;
    if (clientId !== undefined && refused.delete(clientId)) {
      const line = kept.find(isIt);
      kept = kept.filter((one) => one !== line);
      return line;
    }
    const line = own.find(isIt);
    if (line) own = own.filter((one) => one !== line);
    return line;
  };

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => snapshot,
    line(line) {
      // The history in the answer to the join also has it.
      if (epoch === null) return true;
      if (line.seq <= seq) {
        // An own line that was sent twice and is older than the window: it is part of the gap.
        if (takeOwn(line.client_id)) changed();
        return true;
      }
      if (line.seq > seq + 1) return false;
      append(line);
      changed();
      return true;
    },
    history(history) {
      const isFirst = epoch === null;
      const appendedBefore = appended;
      const isSameEpoch = history.epoch === epoch;
      if (!isSameEpoch) {
        if (!isFirst) keepGap();
        epoch = history.epoch;
        seq = 0;
      }
      const missed = history.messages.filter((line) => line.seq > seq);
      const first = missed[0];
      const isGap = first !== undefined ? first.seq > seq + 1 : history.seq > seq;
      if (isSameEpoch && isGap) keepGap();
      for (const line of missed) append(line);
      // On a first join, earlier lines are not a gap and are not awaited.
      seq = Math.max(seq, history.seq);
      // What was said before the viewer came is not announced as new.
      if (isFirst) appended = appendedBefore;
      changed();
    },
    startPrivate() {
      keep({ kind: 'private', state: 'settled', line_id: 'private', at: Date.now() });
      changed();
    },
    addOwn(line) {
      own = [...own, { ...line, kind: 'own', state: 'sending', line_id: `own:${line.client_id}` }];
      appended += 1;
      changed();
    },
    retryOwn(clientId) {
      const line = takeOwn(clientId);
      if (!line) return null;
      own = [...own, withoutReason(line)];
      changed();
      return line.message;
    },
    failOwn(clientId, reason) {
      const line = takeOwn(clientId);
      if (!line) return;
      kept.push({ ...line, state: 'failed', ...(reason ? { reason } : {}) });
      refused.add(clientId);
      changed();
    },
    dropOwn(clientId) {
      if (takeOwn(clientId)) changed();
    },
    pendingOwn: () => own,
    position: () => (epoch === null ? null : { epoch, seq }),
  };

  function keepGap() {
    gaps += 1;
    lastGap = { kind: 'gap', state: 'settled', line_id: `gap:${gaps}`, at: Date.now() };
    keep(lastGap);
    sinceGap = 0;
  }

  /** The latest lines. The last gap stays on top of them until 400 lines have followed it. */
  function windowOf(lines: readonly ChatLine[]): readonly ChatLine[] {
    const latest = lines.slice(-CHAT_HISTORY);
    if (!lastGap || sinceGap > CHAT_HISTORY * 2 || latest.includes(lastGap)) return latest;
    return [lastGap, ...latest.slice(1)];
  }
};

const withoutReason = ({ reason: _, ...line }: OwnLine): OwnLine => ({ ...line, state: 'sending' });
