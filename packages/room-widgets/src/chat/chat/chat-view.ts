import { CHAT_HISTORY } from '@footlight/contract';
import type { ChatLine, ChatLog } from './chat-log.ts';

/** Rows in the page while the reader follows the end, and how many more each step up brings. */
const TAIL = 40;

interface ChatViewSnapshot {
  /** What is in the page, oldest first; at most 200. */
  readonly rows: readonly ChatLine[];
  /** True while the reader follows the newest line. */
  readonly isPinned: boolean;
  /** Lines that came since the reader left the end. */
  readonly newCount: number;
  /** Paused by a pointer that rests on the lines or by a key; resumes when the pointer leaves, or by the key. */
  readonly isHeld: boolean;
}

/** Which part of a log is in the page. Lives outside React, beside the log. */
export interface ChatView {
  subscribe(listener: () => void): () => void;
  getSnapshot(): ChatViewSnapshot;
  /** The reader left the end: nothing that is in the page goes away any more. */
  unpin(): void;
  /** Back to the end. */
  pin(): void;
  /** Stops at the end, as long as somebody looks closely. */
  hold(): void;
  /** Goes on, when nothing but a hold stopped it. */
  release(): void;
  /** Brings older lines into the page. */
  showOlder(): void;
  /** Rows that fill the box; never fewer than 40. */
  setTail(rows: number): void;
}

/**
 * Pinned, the page holds the last lines only, so that a flood costs little. Unpinned, it holds what the reader sees,
 * more above on demand, and takes new lines below until 200 are reached; beyond that new lines are counted, not
 * shown, so that the reader's place is never pushed out.
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

  /** Takes the settled lines that follow those held, while there is room. */
  const absorb = (settled: readonly ChatLine[], ownCount: number) => {
    if (isFull) return;
    const last = held.at(-1);
    const at = last ? settled.findLastIndex((line) => line.line_id === last.line_id) : -1;
    if (last && at < 0) {
      // More came than the log keeps: what follows would leave a hole.
      isFull = true;
      return;
    }
    const fresh = settled.slice(at + 1);
    const room = Math.max(0, CHAT_HISTORY - ownCount - (held.length - first));
    isFull = fresh.length > room;
    if (fresh.length === 0) return;
    const all = [...held, ...fresh.slice(0, room)];
    const dropped = Math.max(0, Math.min(first, all.length - CHAT_HISTORY));
    // A gap stays on top of what is left: that lines are missing is still true.
    const gap = all.slice(0, dropped).findLast((line) => line.kind === 'gap');
    const isUnseen = first > dropped;
    held = gap ? [gap, ...all.slice(isUnseen ? dropped + 1 : dropped)] : all.slice(dropped);
    first -= dropped - (gap && !isUnseen ? 1 : 0);
  };

  const compute = (): ChatViewSnapshot => {
    const { lines, appended } = source;
    if (isPinned) return { rows: lines.slice(-tail), isPinned, isHeld: false, newCount: 0 };
    const own = lines.filter((line) => line.kind === 'own');
    absorb(
      lines.filter((line) => line.kind !== 'own'),
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
    held = source.lines.filter((line) => line.kind !== 'own');
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
      // The reader's own movement: what was a hold stays where it is now.
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
