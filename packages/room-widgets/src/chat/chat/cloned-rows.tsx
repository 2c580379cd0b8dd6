import { memo, useLayoutEffect, useRef } from 'react';
import type { ChatBlock } from './chat-blocks.ts';
import type { RowTemplates } from './row-templates.ts';

/** Lines whose rows are clones. React manages only the box; the rows inside are added and removed here. */
export const ClonedRows = memo(function ClonedRows({
  lines,
  templates,
}: Pick<ChatBlock, 'lines'> & { templates: RowTemplates }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    if (!element.firstChild) {
      for (const line of lines) {
        const clone = templates.find(line);
        if (clone) element.append(clone(line));
      }
    }
    // Lines are removed only from the front.
    while (element.childElementCount > lines.length) element.firstElementChild?.remove();
  }, [lines, templates]);
  return <div ref={box} />;
});
