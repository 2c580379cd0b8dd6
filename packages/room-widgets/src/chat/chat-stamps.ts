import type { ChatLine } from './chat-log.ts';
import { hasEmoticon } from './emoticons.tsx';
import { nameColor } from './name-color.ts';

type Print = (line: ChatLine) => Node;

/** Rows that were drawn once and are copied for each line of the same looks. */
export interface ChatStamps {
  /** Changes with the words, the menu or the reader: rows of other stamps are other rows. */
  readonly id: number;
  /** Prints lines that look like this one, once such a line was drawn. */
  find(line: ChatLine): Print | undefined;
  /** A row that React drew, to be copied from. */
  keep(line: ChatLine, row: HTMLElement): void;
  /** How a line concerns the reader. */
  marksOf(line: ChatLine): LineMarks;
}

interface LineMarks {
  /** Written by the reader. */
  isOwn: boolean;
  /** Speaks to the reader by name. */
  isMention: boolean;
}

let count = 0;

/**
 * In a flood nearly every line is a name and words behind the same few badges. Copying a drawn row and writing these
 * two texts costs a fraction of having React build it.
 */
export function createChatStamps(viewerName: string): ChatStamps {
  const prints = new Map<string, Print>();
  const call = `@${viewerName.toLowerCase()}`;
  count += 1;

  const marksOf = (line: ChatLine): LineMarks => ({
    isOwn: line.kind === 'own' || (line.kind === 'message' && line.username === viewerName),
    isMention: line.kind === 'message' && viewerName !== '' && line.message.toLowerCase().includes(call),
  });

  /** What two messages of the same looks have in common. Null for what is drawn each time: pictures, tips, own lines. */
  const looksOf = (line: ChatLine): string | null => {
    if (line.kind !== 'message' || hasEmoticon(line.message)) return null;
    const { isOwn, isMention } = marksOf(line);
    const { is_model, is_moderator, is_super_vip, is_vip, has_tokens } = line;
    const marks = [isOwn, isMention, is_model, is_moderator, is_super_vip, is_vip, has_tokens];
    return `${marks.map(Boolean).join()} ${nameColor(line.username)}`;
  };

  return {
    id: count,
    marksOf,
    find: (line) => prints.get(looksOf(line) ?? ''),
    keep(line, row) {
      const looks = looksOf(line);
      if (looks === null || prints.has(looks)) return;
      const stamp = row.cloneNode(true);
      prints.set(looks, (next) => {
        const copy = stamp.cloneNode(true);
        if (next.kind !== 'message' || !(copy instanceof HTMLElement)) return copy;
        const message = copy.lastElementChild;
        const name = message?.previousElementSibling;
        if (name) name.textContent = next.username;
        if (message) message.textContent = next.message;
        copy.dataset.line = next.line_id;
        return copy;
      });
    },
  };
}
