import { cn, useNumber } from '@footlight/ui';
import { type ComponentProps, type ReactNode, useSyncExternalStore } from 'react';
import { wholeCount } from '../../lib/whole-count.ts';

/** A number that changes often, outside React. */
export interface CountStore {
  subscribe(listener: () => void): () => void;
  /** Null while unknown. */
  getSnapshot(): number | null;
}

export interface LiveCountProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** A store, or a number that seldom changes. */
  value: CountStore | number | null;
  /** Renders the count; default: only the number. Not called while the count is unknown or invalid. */
  children?: (count: number, shown: string) => ReactNode;
}

const still = () => () => undefined;

/** A count that re-renders only itself. */
export function LiveCount({ value, children, className, ...rest }: LiveCountProps) {
  const number = useNumber();
  const isStore = typeof value === 'object' && value !== null;
  const read = isStore ? value.getSnapshot : () => value;
  const count = wholeCount(useSyncExternalStore(isStore ? value.subscribe : still, read, read));
  if (count === null) return null;
  const shown = number(count);
  return (
    <span {...rest} data-component="live-count" className={cn('numeric', className)}>
      {children ? children(count, shown) : shown}
    </span>
  );
}
