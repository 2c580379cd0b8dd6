import type { ChatLine } from './chat-log.ts';
import { nameColor } from './name-color.ts';

type Print = (line: ChatLine) => Node;

/** Contents of rows that were drawn once and are copied for each line of the same looks. */
export interface ChatStamps {
  /** Changes with the words or the menu of the rows: rows of other stamps are other rows. */
  readonly id: number;
  /** Prints lines that look like this one, once such a line was drawn. */
  find(line: ChatLine): Print | undefined;
  /** A row that React drew, to be copied from. */
  keep(line: ChatLine, row: HTMLElement): void;
}

/** What two messages of the same looks have in common. Null for what is drawn each time: pictures, tips, own lines. */
const looksOf = (line: ChatLine): string | null => {
  if (line.kind !== 'message' || line.message.includes(':')) return null;
  const badges = [line.is_model, line.is_moderator, line.is_super_vip, line.is_vip, line.has_tokens];
  return `${badges.map(Boolean).join()} ${nameColor(line.username)}`;
};

let count = 0;

/**
 * In a flood nearly every line is a name and words behind the same few badges. Copying a drawn row and writing these
 * two texts costs a fraction of having React build it.
 */
export function createChatStamps(): ChatStamps {
  const prints = new Map<string, Print>();
  count += 1;
  return {
    id: count,
    find: (line) => prints.get(looksOf(line) ?? ''),
    keep(line, row) {
      const looks = looksOf(line);
      if (looks === null || prints.has(looks)) return;
      const stamp = document.createDocumentFragment();
      for (const node of row.childNodes) stamp.append(node.cloneNode(true));
      prints.set(looks, (next) => {
        const copy = stamp.cloneNode(true);
        if (next.kind !== 'message' || !(copy instanceof DocumentFragment)) return copy;
        const message = copy.lastElementChild;
        const name = message?.previousElementSibling;
        if (name) name.textContent = next.username;
        if (message) message.textContent = next.message;
        return copy;
      });
    },
  };
}
