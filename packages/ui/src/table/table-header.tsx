import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { cn } from '../lib/cn.ts';
import { nextSort, type TableSort } from './next-sort.ts';
import { alignClass, type TableColumn } from './table-column.ts';
import { ExpandHeader, SelectAllCell } from './table-controls.tsx';

interface TableHeaderProps<Row> {
  columns: readonly TableColumn<Row>[];
  sort: TableSort | null;
  onSortChange: (sort: TableSort | null) => void;
  canSort: (column: TableColumn<Row>) => boolean;
  sticky: boolean;
  stacked: boolean;
  /** Undefined if the table has no selection. */
  selection:
    | { share: 'all' | 'some' | 'none'; onChange: (on: boolean) => void; disabled: boolean }
    | undefined;
  hasDetails: boolean;
}

const headClass = 'bg-[var(--table-head-bg,var(--fl-surface-sunken))] text-xs font-semibold text-text-muted';
const icons = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown };

/** The header row; sortable headers are buttons. */
export function TableHeader<Row>({
  columns,
  sort,
  onSortChange,
  canSort,
  sticky,
  stacked,
  selection,
  hasDetails,
}: TableHeaderProps<Row>) {
  return (
    <thead
      data-part="head"
      // biome-ignore lint/a11y/noRedundantRoles: stacked rows are blocks, and a block loses the role of its element.
      role="rowgroup"
      className={cn(sticky && 'sticky top-0 z-1', stacked && 'max-desktop:block')}
    >
      <tr
        // biome-ignore lint/a11y/noRedundantRoles: as above.
        role="row"
        className={cn(
          stacked &&
            'max-desktop:flex max-desktop:flex-wrap max-desktop:bg-[var(--table-head-bg,var(--fl-surface-sunken))]',
        )}
      >
        {selection ? <SelectAllCell {...selection} className={headClass} /> : null}
        {hasDetails ? <ExpandHeader className={cn(headClass, stacked && 'max-desktop:sr-only')} /> : null}
        {columns.map((column) => {
          const direction = sort?.key === column.key ? sort.direction : 'none';
          const isSortable = canSort(column);
          const Icon = icons[direction];
          return (
            <th
              key={column.key}
              scope="col"
              // biome-ignore lint/a11y/noRedundantRoles: as above.
              role="columnheader"
              data-part="header"
              data-state={isSortable ? direction : undefined}
              aria-sort={isSortable ? direction : undefined}
              style={column.width ? { width: column.width } : undefined}
              className={cn(
                headClass,
                alignClass[column.align ?? 'start'],
                stacked && (isSortable ? 'max-desktop:block max-desktop:w-auto!' : 'max-desktop:sr-only'),
              )}
            >
              {isSortable ? (
                <button
                  type="button"
                  data-part="sort"
                  onClick={() => onSortChange(nextSort(sort, column.key))}
                  className={cn(
                    '-my-1.5 inline-flex min-h-8 items-center gap-1 rounded-xs text-start transition-colors hover:text-text focus-visible:outline-offset-0',
                    direction !== 'none' && 'text-text',
                  )}
                >
                  {column.header}
                  <Icon
                    aria-hidden="true"
                    className={cn('size-3.5 shrink-0', direction === 'none' && 'text-text-subtle')}
                  />
                </button>
              ) : (
                column.header
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
