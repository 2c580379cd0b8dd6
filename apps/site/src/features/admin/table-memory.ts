import { useAtom } from 'jotai';
import { storedAtom } from '../../shell/storage/stored-atom.ts';

interface SavedView {
  name: string;
  /** Filters and order, as the search of the address. */
  search: string;
  hidden: readonly string[];
}

export interface TableMemory {
  hidden: readonly string[];
  views: readonly SavedView[];
}

// The server renders no page of the back office, so storage is read at once.
const memoryAtom = storedAtom<Record<string, TableMemory>>('tables', {}, 'local', true);

/** What this browser keeps about a table. `initial`: columns that are hidden until somebody shows them. */
export const useTableMemory = (table: string, initial: readonly string[]) => {
  const [all, setAll] = useAtom(memoryAtom);
  const memory = all[table] ?? { hidden: initial, views: [] };
  const change = (next: Partial<TableMemory>) => setAll({ ...all, [table]: { ...memory, ...next } });
  return [memory, change] as const;
};
