// @vitest-environment happy-dom
import { useEffect, useRef } from 'react';
import { MenuItem } from '../dropdown-menu/menu-items.tsx';
import { conformance, type ProbeProps } from '../testing/index.ts';
import { ContextMenu } from './context-menu.tsx';

/** The menu's open state cannot be set from outside, so a click opens it. */
function Opened(probe: ProbeProps) {
  const target = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    target.current?.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, clientX: 5, clientY: 5 }));
  }, []);
  return (
    <ContextMenu
      label="Line"
      target={
        <button type="button" ref={target}>
          Line
        </button>
      }
      {...probe}
    >
      <MenuItem onSelect={() => {}}>Copy</MenuItem>
    </ContextMenu>
  );
}

conformance({ name: 'context-menu', element: (probe) => <Opened {...probe} />, ref: HTMLDivElement });
