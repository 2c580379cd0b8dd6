import { CHAT_HISTORY } from '@footlight/contract';
import type { ChatLine, ChatLog } from './chat-log.ts';

/** Rows rendered while the reader follows the newest line, and rows added by each step up. */
const TAIL = 40;

/** The viewer's own line until the room has it: it stays below all others. A refused one has its place among them. */
const isOnItsWay = (line: ChatLine): boolean => line.kind === 'own' && line.state === 'sending';

interface ChatViewSnapshot {
  /** The rendered lines, oldest first; at most 200. */
  readonly rows: readonly ChatLine[];
  /** True while the reader follows the newest line. */
  readonly isPinned: boolean;
  /** Lines that arrived since the reader left the end. */
  readonly newCount: number;
  /** Paused by a pointer that rests on the lines or by a key; resumes when the pointer leaves, or by the key. */
  readonly isHeld: boolean;
}

/** Decides which part of a log is rendered. Outside React, like the log. */
export interface ChatView {
  subscribe(listener: () => void): () => void;
  getSnapshot(): ChatViewSnapshot;
  /** The reader left the end: stops following, so that what they read stays in place. */
  unpin(): void;
  /** Follows the newest line again. */
  pin(): void;
  /** Pauses at the end, for a pointer that rests on the lines or by a key. */
  hold(): void;
  /** Ends a hold; does nothing if the reader scrolled up themselves. */
  release(): void;
  /** Renders older lines too. */
  showOlder(): void;
  /** Rows that fill the box; never fewer than 40. */
  setTail(rows: number): void;
}

/**
 * Pinned, only the last lines are rendered, so that a flood costs little. Unpinned, the rendered lines stay, older ones
 * are added on demand, and new ones below until there are 200. After that new lines are only counted, so that the
 * reader does not lose their place.
 */
export function createChatView(log: ChatLog): ChatView {
  const listeners = new Set<() => void>();
  let tail = TAIL;
  let isPinned = true;
  let isHeld = false;
  let held: readonly ChatLine[] = [];
  let first = 0;
  let isFull = false;
  let appendedAtUnpin = 0;
  let source = log.getSnapshot();
  let snapshot: ChatViewSnapshot | null = null;

  /** Adds the settled lines that follow the held ones, while there is room. */
  const absorb = (settled: readonly ChatLine[], ownCount: number) => {
    if (isFull) return;
    const last = held.at(-1);
    const at = last ? settled.findLastIndex((line) => line.line_id === last.line_id) : -1;
    if (last && at < 0) {
      // The log no longer has the last held line: adding later lines would hide a hole.
      isFull = true;
      return;
    }
    const fresh = settled.slice(at + 1);
    const room = Math.max(0, CHAT_HISTORY - ownCount - (held.length - first));
    isFull = fresh.length > room;
    if (fresh.length === 0) return;
    const all = [...held, ...fresh.slice(0, room)];
    const dropped = Math.max(0, Math.min(first, all.length - CHAT_HISTORY));
    // The last dropped gap moves to the top, because lines are still missing there.
    const gap = all.slice(0, dropped).findLast((line) => line.kind === 'gap');
    const isUnseen = first > dropped;
    held = gap ? [gap, ...all.slice(isUnseen ? dropped + 1 : dropped)] : all.slice(dropped);
    first -= dropped - (gap && !isUnseen ? 1 : 0);
  };

  /** A refused line that was sent again has left its place. */
  const forgetResent = (lines: readonly ChatLine[]) => {
    const resent = held.filter(
      (one) =>
        one.kind === 'own' &&
        lines.some(
          (line) => 'client_id' in line && line.client_id === one.client_id && line.state !== 'failed',
        ),
    );
    if (resent.length === 0) return;
    first -= held.slice(0, first).filter((one) => resent.includes(one)).length;
    held = held.filter((one) => !resent.includes(one));
  };

  const compute = (): ChatViewSnapshot => {
    const { lines, appended } = source;
    if (isPinned) return { rows: lines.slice(-tail), isPinned, isHeld: false, newCount: 0 };
    const own = lines.filter(isOnItsWay);
    forgetResent(lines);
    absorb(
      lines.filter((line) => !isOnItsWay(line)),
      own.length,
    );
    const rows = [...held.slice(first), ...(isFull ? [] : own)].slice(-CHAT_HISTORY);
    return { rows, isPinned, isHeld, newCount: Math.max(0, appended - appendedAtUnpin) };
  };

  const changed = () => {
    snapshot = null;
    for (const listener of listeners) listener();
  };

  const unpin = () => {
    held = source.lines.filter((line) => !isOnItsWay(line));
    first = Math.max(0, held.length - tail);
    isFull = false;
    appendedAtUnpin = source.appended;
    isPinned = false;
  };

  const pin = () => {
    isPinned = true;
    isHeld = false;
    held = [];
    changed();
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
      if (latest !== source || snapshot === null) {
        source = latest;
        snapshot = compute();
      }
      return snapshot;
    },
    unpin() {
      // The reader scrolled: a hold becomes a place that `release` does not leave.
      if (!isPinned && !isHeld) return;
      if (isPinned) unpin();
      isHeld = false;
      changed();
    },
    pin() {
      if (!isPinned) pin();
    },
    hold() {
      if (!isPinned) return;
      unpin();
      isHeld = true;
      changed();
    },
    release() {
      if (isHeld) pin();
    },
    showOlder() {
      if (isPinned || first === 0) return;
      first = Math.max(0, first - TAIL);
      changed();
    },
    setTail(rows) {
      const next = Math.min(CHAT_HISTORY, Math.max(TAIL, rows));
      if (next === tail) return;
      tail = next;
      if (isPinned) changed();
    },
  };
}
