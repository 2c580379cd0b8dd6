import type { ChatLine } from './chat-log.ts';
import type { RowTemplates } from './row-templates.ts';

/** Neighbouring lines that are added together: one rendered by React, or several cloned rows. */
export interface ChatBlock {
  readonly key: string;
  readonly lines: readonly ChatLine[];
  readonly isCloned: boolean;
}

/**
 * Groups the lines in view, so that React places one block for each flush instead of one row for each line. A block
 * never gains lines; it only loses lines at its front.
 */
export function createChatBlocks(
  templates: RowTemplates,
): (rows: readonly ChatLine[]) => readonly ChatBlock[] {
  let blocks: readonly ChatBlock[] = [];
  let count = 0;

  const trimmed = (block: ChatBlock, places: ReadonlyMap<ChatLine, number>): ChatBlock | null => {
    const from = block.lines.findIndex((line) => places.has(line));
    if (from < 0) return null;
    const lines = from === 0 ? block.lines : block.lines.slice(from);
    const place = places.get(lines[0] as ChatLine) ?? 0;
    if (!lines.every((line, index) => places.get(line) === place + index)) return null;
    return from === 0 ? block : { ...block, lines };
  };

  const made = (lines: readonly ChatLine[], isCloned: boolean): ChatBlock => {
    count += 1;
    // A line rendered by React keeps its key when its text changes, so that it keeps its element.
    const key = isCloned ? `copied ${count}` : (lines[0]?.line_id ?? '');
    return { key: `${templates.id} ${key}`, lines, isCloned };
  };

  return (rows) => {
    const places = new Map(rows.map((line, index) => [line, index]));
    const kept = new Map<ChatLine | undefined, ChatBlock>();
    for (const block of blocks) {
      const rest = trimmed(block, places);
      if (rest) kept.set(rest.lines[0], rest);
    }
    const next: ChatBlock[] = [];
    let fresh: ChatLine[] = [];
    const close = () => {
      if (fresh.length > 0) next.push(made(fresh, true));
      fresh = [];
    };
    for (let index = 0; index < rows.length; index += 1) {
      const line = rows[index] as ChatLine;
      const known = kept.get(line);
      if (!known && templates.find(line)) {
        fresh.push(line);
        continue;
      }
      close();
      next.push(known ?? made([line], false));
      if (known) index += known.lines.length - 1;
    }
    close();
    blocks = next;
    return blocks;
  };
}
