import type { Emoticon } from '@footlight/contract';
import type { ChatLine } from './chat-log.ts';
import { hasEmoticon } from './emoticons.tsx';
import { nameColor } from './name-color.ts';

type Clone = (line: ChatLine) => Node;

/** Rows that React has rendered once and that are cloned for each line with the same badges and colour. */
export interface RowTemplates {
  /** Changes with the texts, the menu or the reader, so that React replaces rows of older templates. */
  readonly id: number;
  /** Drawn in messages; other codes stay text. */
  readonly emoticons: readonly Emoticon[];
  /** Makes rows for lines like this one; undefined until such a line was rendered. */
  find(line: ChatLine): Clone | undefined;
  /** Stores a row that React has rendered as the template for its kind. */
  keep(line: ChatLine, row: HTMLElement): void;
  /** Whether the reader wrote the line or is mentioned in it. */
  marksOf(line: ChatLine): LineMarks;
}

interface LineMarks {
  /** Written by the reader. */
  isOwn: boolean;
  /** Mentions the reader by name. */
  isMention: boolean;
}

let count = 0;

/**
 * In a busy chat nearly every line has one of a few combinations of badges. Cloning a rendered row and writing name and
 * message costs a fraction of rendering it with React.
 */
export function createRowTemplates(viewerName: string, emoticons: readonly Emoticon[]): RowTemplates {
  const clones = new Map<string, Clone>();
  const call = `@${viewerName.toLowerCase()}`;
  count += 1;

  const marksOf = (line: ChatLine): LineMarks => ({
    isOwn: line.kind === 'own' || (line.kind === 'message' && line.username === viewerName),
    isMention: line.kind === 'message' && viewerName !== '' && line.message.toLowerCase().includes(call),
  });

  /** Lines with the same key share a template. Null for lines that React always renders: emoticons, tips, own lines. */
  const templateKey = (line: ChatLine): string | null => {
    if (line.kind !== 'message' || hasEmoticon(line.message, emoticons)) return null;
    const { isOwn, isMention } = marksOf(line);
    const { is_model, is_moderator, is_super_vip, is_vip, has_tokens } = line;
    const marks = [isOwn, isMention, is_model, is_moderator, is_super_vip, is_vip, has_tokens];
    return `${marks.map(Boolean).join()} ${nameColor(line.username)}`;
  };

  return {
    id: count,
    emoticons,
    marksOf,
    find: (line) => clones.get(templateKey(line) ?? ''),
    keep(line, row) {
      const key = templateKey(line);
      if (key === null || clones.has(key)) return;
      const template = row.cloneNode(true);
      clones.set(key, (next) => {
        const copy = template.cloneNode(true);
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
