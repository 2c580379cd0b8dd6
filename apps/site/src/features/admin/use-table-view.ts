import type { TableView } from '@footlight/studio-widgets';
import type { TableSort } from '@footlight/ui';
import { useSearchParams } from 'react-router';
import { useTableMemory } from './table-memory.ts';

const NONE: readonly string[] = [];

const sortOf = (word: string | null): TableSort | null =>
  word ? { key: word.replace(/^-/, ''), direction: word.startsWith('-') ? 'descending' : 'ascending' } : null;

/** The same filters in another order are the same view. */
const canonical = (query: URLSearchParams): string => {
  const sorted = new URLSearchParams(query);
  sorted.sort();
  return sorted.toString();
};

const sameColumns = (one: readonly string[], other: readonly string[]): boolean =>
  [...one].sort().join() === [...other].sort().join();

/**
 * Filter, order, columns and saved views of a table. Filter and order are in the address, so that links and the way back
 * lead to the same rows. `sortKeys` are the orders that the platform knows: an unknown one in
 * the address counts as none.
 */
export const useTableView = <K extends string>(
  table: string,
  sortKeys: readonly K[],
  initiallyHidden: readonly string[] = NONE,
) => {
  const [query, setQuery] = useSearchParams();
  const [{ hidden, views }, remember] = useTableMemory(table, initiallyHidden);
  const word = query.get('sort');
  const sort = sortOf(word);
  const known = sortKeys.flatMap((key): (K | `-${K}`)[] => [key, `-${key}`]).find((one) => one === word);
  const search = canonical(query);
  /** Changes parts of the address; an empty text removes one. */
  const set = (changes: Record<string, string>) =>
    setQuery(
      (last) => {
        const next = new URLSearchParams(last);
        for (const [name, value] of Object.entries(changes)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace: true },
    );
  const view: TableView = {
    sort: known ? sort : null,
    hidden,
    views: views.map(({ name }) => name),
    current: views.find((one) => one.search === search && sameColumns(one.hidden, hidden))?.name ?? null,
    onSortChange: (next) =>
      set({ sort: next ? `${next.direction === 'descending' ? '-' : ''}${next.key}` : '' }),
    onHiddenChange: (next) => remember({ hidden: next }),
    onApplyView: (name) => {
      const found = views.find((one) => one.name === name);
      if (!found) return;
      remember({ hidden: found.hidden });
      setQuery(new URLSearchParams(found.search));
    },
    onSaveView: (name) =>
      remember({ views: [...views.filter((one) => one.name !== name), { name, search, hidden }] }),
    onDeleteView: (name) => remember({ views: views.filter((one) => one.name !== name) }),
  };
  return { query, set, view, sort: known };
};
