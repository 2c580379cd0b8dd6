import { CHAT_HISTORY } from '@footlight/contract';
import type { RoomLine } from '@footlight/contract/realtime';
import type { ChatLine, ChatLog } from './chat-log.ts';

/** A log for stories: the same window of 200 and the same ten flushes a second as the site's. */
export interface StoryLog extends ChatLog {
  append(...lines: ChatLine[]): void;
  /** Replaces the line with the same id. */
  replace(line: ChatLine): void;
}

export function createStoryLog(initial: readonly ChatLine[] = []): StoryLog {
  let snapshot = { lines: initial.slice(-CHAT_HISTORY), appended: initial.length };
  let next = snapshot;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const flush = () => {
    timer = undefined;
    snapshot = next;
    for (const listener of listeners) listener();
  };
  const change = (lines: readonly ChatLine[], count: number) => {
    next = { lines: lines.slice(-CHAT_HISTORY), appended: next.appended + count };
    if (timer === undefined) timer = setTimeout(flush, 100);
  };
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => snapshot,
    append: (...lines) => change([...next.lines, ...lines], lines.length),
    replace: (line) =>
      change(
        next.lines.map((old) => (old.line_id === line.line_id ? line : old)),
        0,
      ),
  };
}

const people = ['marlow', 'ines_k', 'sunday7', 'quietriver', 'Bartolomea', 'nox', 'velvet.fox', 'otto'];
const words = [
  'good evening everyone',
  'that last song was lovely',
  'hello from Lisbon',
  'what are you playing next?',
  'first time here, hi',
  'the light is beautiful tonight',
  'ha, good one',
  'I could listen for hours, really; the whole week was loud and this room is not',
];

/** The n-th line of a chat that is the same on every run. */
export const storyLine = (index: number, more: Partial<RoomLine> = {}): ChatLine => ({
  kind: 'message',
  state: 'settled',
  seq: index,
  at: 1_800_000_000_000 + index * 1_000,
  line_id: `line-${index}`,
  username: people[(index * 5) % people.length] ?? 'nox',
  message: `${words[(index * 3) % words.length]}`,
  has_tokens: index % 3 === 0,
  has_purchase: false,
  is_model: false,
  is_vip: index % 7 === 2,
  is_super_vip: index % 11 === 5,
  is_moderator: index % 13 === 4,
  ...more,
});

export const storyLines = (count: number, from = 1): ChatLine[] =>
  Array.from({ length: count }, (_, index) => storyLine(from + index));
