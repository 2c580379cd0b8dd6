import { useOwnValue } from '../lib/use-own-value.tsx';

export type RowKey = string | number;

export interface KeyedRows {
  /** Keys of the rows that are selected or expanded. */
  keys: ReadonlySet<RowKey>;
  toggle: (key: RowKey) => void;
  /** Adds or removes all of these; keys of rows that are not shown stay. */
  setAll: (shown: readonly RowKey[], on: boolean) => void;
}

const none: readonly RowKey[] = [];

/** The selected or expanded rows, which the owner keeps or, if none are given, the table. */
export function useKeyedRows(
  given: readonly RowKey[] | undefined,
  first: readonly RowKey[] | undefined,
  onKeysChange: ((keys: RowKey[]) => void) | undefined,
): KeyedRows {
  const [list, setList] = useOwnValue<readonly RowKey[]>(given, first ?? none, (next) =>
    onKeysChange?.([...next]),
  );
  const keys = new Set(list);
  return {
    keys,
    toggle: (key) => setList(keys.has(key) ? list.filter((one) => one !== key) : [...list, key]),
    setAll: (shown, on) => {
      const those = new Set(shown);
      const others = list.filter((key) => !those.has(key));
      setList(on ? [...others, ...shown] : others);
    },
  };
}

/** How many of the shown rows are in a set. */
export function shareOf(keys: ReadonlySet<RowKey>, shown: readonly RowKey[]): 'all' | 'some' | 'none' {
  const count = shown.filter((key) => keys.has(key)).length;
  if (count === 0) return 'none';
  return count === shown.length ? 'all' : 'some';
}
