import { memo, useLayoutEffect, useRef } from 'react';
import type { ChatBlock } from './chat-blocks.ts';
import type { ChatStamps } from './chat-stamps.ts';

/** Lines that look like drawn ones. The block's rows are its own: React knows the box around them only. */
export const CopiedRows = memo(function CopiedRows({
  lines,
  stamps,
}: Pick<ChatBlock, 'lines'> & { stamps: ChatStamps }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    if (!element.firstChild) {
      for (const line of lines) {
        const print = stamps.find(line);
        if (print) element.append(print(line));
      }
    }
    // Lines leave at the front only.
    while (element.childElementCount > lines.length) element.firstElementChild?.remove();
  }, [lines, stamps]);
  return <div ref={box} />;
});
