import { useNumber } from '@footlight/ui';
import { type ReactNode, useSyncExternalStore } from 'react';

/** A number that changes often, outside React. */
export interface CountStore {
  subscribe(listener: () => void): () => void;
  /** Null while unknown. */
  getSnapshot(): number | null;
}

export interface LiveCountProps {
  /** A store, or a number that seldom changes. */
  value: CountStore | number | null;
  /** Draws the count; by default the number alone. Nothing is drawn while it is unknown. */
  children?: (count: number, shown: string) => ReactNode;
}

const still = () => () => undefined;

/** A count that re-renders itself and nothing around it. */
export function LiveCount({ value, children }: LiveCountProps) {
  const number = useNumber();
  const isStore = typeof value === 'object' && value !== null;
  const read = isStore ? value.getSnapshot : () => value;
  const count = useSyncExternalStore(isStore ? value.subscribe : still, read, read);
  if (count === null) return null;
  const shown = number(count);
  return children ? children(count, shown) : <span className="numeric">{shown}</span>;
}
