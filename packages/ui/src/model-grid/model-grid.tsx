import { type ComponentProps, type ReactElement, useImperativeHandle, useRef } from 'react';
import { cn } from '../lib/cn.ts';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { GridRow } from './grid-row.tsx';
import { ROW, useRowGates } from './row-gates.ts';
import { useDrawnCount } from './use-drawn-count.ts';

export interface ModelGridProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** Label of the list for screen readers. */
  label: string;
  /** ModelCard or MediaCard, each with a key, which also identifies its list item. */
  children?: readonly ReactElement[] | undefined;
  /** Number of placeholders for loading cards, after the existing ones. */
  pending?: number;
  /** Minimum width of a card in pixels; the narrowest phone shows two side by side, unless text is enlarged. */
  minWidth?: number;
}

/** As many rows of cards as a wide window shows at once. */
const FIRST_ROWS = 3;

/**
 * A responsive grid of cards. Cards below the first screen render a frame later; cards outside the view are not
 * painted; server-rendered cards hydrate row by row, when they are used or change. Memoise the cards: a card that is
 * the same element as before costs nothing.
 */
export function ModelGrid({
  label,
  children = [],
  pending = 0,
  minWidth = 210,
  className,
  style,
  ref,
  ...rest
}: ModelGridProps) {
  const list = useRef<HTMLUListElement>(null);
  useImperativeHandle(ref, () => list.current as HTMLUListElement);
  const gateOf = useRowGates(list);
  const drawn = useDrawnCount(children.length, minWidth);
  return (
    <ul
      aria-label={label}
      aria-busy={pending > 0}
      {...rest}
      ref={list}
      data-component="model-grid"
      className={cn('grid gap-2.5 desktop:gap-4', className)}
      style={{
        gridTemplateColumns: `repeat(auto-fill, minmax(clamp(8rem, 50% - 0.5rem, ${minWidth}px), 1fr))`,
        ...style,
      }}
    >
      {Array.from({ length: Math.ceil(children.length / ROW) }, (_, row) => row).map((row) => (
        <GridRow
          key={row}
          cards={children.slice(row * ROW, (row + 1) * ROW)}
          drawn={Math.min(Math.max(drawn - row * ROW, 0), ROW)}
          gate={gateOf(row)}
          first={row < FIRST_ROWS}
        />
      ))}
      {/* An invalid number shows no placeholders. */}
      {Array.from({ length: pending > 0 ? pending : 0 }, (_, place) => `pending-${place}`).map((key) => (
        <li
          key={key}
          aria-hidden="true"
          data-part="pending"
          className="min-w-0 overflow-hidden rounded-lg bg-surface"
        >
          <Skeleton className="aspect-4/3 h-auto rounded-none" />
          <Skeleton className="m-3 w-2/3" />
          <Skeleton className="m-3 w-5/6" />
        </li>
      ))}
    </ul>
  );
}
