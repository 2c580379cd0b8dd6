import { cva } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { cn } from '../lib/cn.ts';
import { overflowTabStop } from '../lib/overflow-tab-stop.ts';
import { useOwnValue } from '../lib/use-own-value.tsx';
import { Progress } from '../progress/progress.tsx';
import { moveRowFocus } from './move-row-focus.ts';
import type { TableSort } from './next-sort.ts';
import { NoRows } from './no-rows.tsx';
import { sortRows } from './sort-rows.ts';
import type { TableColumn } from './table-column.ts';
import { TableHeader } from './table-header.tsx';
import { type RowKey, shareOf, useKeyedRows } from './table-keys.ts';
import { TableRow } from './table-row.tsx';

export type TableSize = 'sm' | 'md';
export type TableNarrow = 'scroll' | 'stack';

export const tableVariants = {
  size: {
    sm: 'text-sm [&_:is(td,th)]:px-3 [&_:is(td,th)]:py-1.5',
    md: 'text-base [&_:is(td,th)]:px-4 [&_:is(td,th)]:py-2.5',
  } satisfies Record<TableSize, string>,
  narrow: {
    scroll: '[&_table]:min-w-max desktop:[&_table]:min-w-full',
    stack: 'max-desktop:[&_table]:block',
  } satisfies Record<TableNarrow, string>,
};

export const tableClass = cva(
  'relative min-w-0 overflow-hidden border border-border bg-[var(--table-bg,var(--fl-surface))] rounded-[var(--table-radius,--theme(--radius-lg))]',
  {
    variants: tableVariants,
    defaultVariants: { size: 'md', narrow: 'scroll' },
  },
);

export interface TableProps<Row> extends Omit<ComponentProps<'div'>, 'children'> {
  /** Label of the table. */
  caption: string;
  /** Shows the caption above the table; otherwise only screen readers read it. */
  showCaption?: boolean;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => RowKey;
  /** The current order; the parent sorts the rows. Null for the order that they have. */
  sort?: TableSort | null | undefined;
  /** Without `sort`, the table keeps the order itself, and sorts the rows by the `sortValue` of the column. */
  defaultSort?: TableSort | null;
  onSortChange?: ((sort: TableSort | null) => void) | undefined;
  /** Keys of the selected rows. With any of these three, each row has a checkbox, and the header one for all. */
  selectedKeys?: readonly RowKey[];
  /** Without `selectedKeys`, the table keeps the selection itself. */
  defaultSelectedKeys?: readonly RowKey[];
  onSelectedKeysChange?: (keys: RowKey[]) => void;
  /** What a row shows below itself when it is expanded; null for a row without details. */
  detail?: (row: Row) => ReactNode;
  expandedKeys?: readonly RowKey[];
  /** Without `expandedKeys`, the table keeps them itself. */
  defaultExpandedKeys?: readonly RowKey[];
  onExpandedKeysChange?: (keys: RowKey[]) => void;
  /** Rows are loading: shows placeholders, or a thin bar above existing rows. */
  loading?: boolean;
  /** Shown without rows. */
  empty?: ReactNode;
  /** The headers stay visible while the rows scroll; needs a height from outside. */
  stickyHeader?: boolean;
  size?: TableSize;
  /** Below 800 px: the table scrolls sideways in itself, or each row becomes a small list. */
  narrow?: TableNarrow;
}

/**
 * Comparable rows: purchases, transactions, sessions. Tokens: `--table-bg`, `--table-head-bg`, `--table-radius`,
 * `--table-max-height`.
 */
export function Table<Row>({
  caption,
  showCaption = false,
  columns,
  rows,
  rowKey,
  sort,
  defaultSort = null,
  onSortChange,
  selectedKeys,
  defaultSelectedKeys,
  onSelectedKeysChange,
  detail,
  expandedKeys,
  defaultExpandedKeys,
  onExpandedKeysChange,
  loading = false,
  empty,
  stickyHeader = false,
  size = 'md',
  narrow = 'scroll',
  className,
  ...rest
}: TableProps<Row>) {
  const { t, language } = useTexts(['extra', 'common']);
  const captionId = useId();
  const [order, setOrder] = useOwnValue(sort, defaultSort, onSortChange);
  const isKept = sort === undefined;
  const ordered = isKept ? sortRows(rows, columns, order, language) : rows;
  const selection = useKeyedRows(selectedKeys, defaultSelectedKeys, onSelectedKeysChange);
  const expansion = useKeyedRows(expandedKeys, defaultExpandedKeys, onExpandedKeysChange);
  const isSelectable = Boolean(selectedKeys ?? defaultSelectedKeys ?? onSelectedKeysChange);
  const shown = isSelectable ? rows.map(rowKey) : [];
  const isStacked = narrow === 'stack';
  const blocks = isStacked ? 'max-desktop:block' : '';
  return (
    <div
      {...rest}
      data-component="table"
      data-variant={narrow}
      data-size={size}
      data-state={loading ? 'loading' : rows.length === 0 ? 'empty' : 'ready'}
      className={cn(tableClass({ size, narrow }), className)}
    >
      {loading ? (
        <Progress label={t('common:loading')} size="xs" className="absolute inset-x-0 top-0 z-2" />
      ) : null}
      {/* A scrolling box must be focusable, and a focusable box must have a label. */}
      <section
        ref={overflowTabStop}
        data-part="scroll"
        aria-labelledby={captionId}
        className="max-h-[var(--table-max-height,none)] overflow-auto focus-visible:-outline-offset-2"
      >
        <table
          // biome-ignore lint/a11y/noRedundantRoles: stacked rows are blocks, and a block loses the role of its element.
          role="table"
          aria-busy={loading}
          className="w-full border-collapse"
        >
          <caption
            id={captionId}
            data-part="caption"
            className={showCaption ? cn('heading px-4 py-3 text-start text-lg', blocks) : 'sr-only'}
          >
            {caption}
          </caption>
          <TableHeader
            columns={columns}
            sort={order}
            onSortChange={setOrder}
            canSort={({ sortable, sortValue }) =>
              sortable === true &&
              (rows.length > 1 || loading) &&
              Boolean(onSortChange ?? (isKept && sortValue))
            }
            sticky={stickyHeader}
            stacked={isStacked}
            selection={
              isSelectable
                ? {
                    share: shareOf(selection.keys, shown),
                    onChange: (on) => selection.setAll(shown, on),
                    disabled: rows.length === 0,
                  }
                : undefined
            }
            hasDetails={detail !== undefined}
          />
          <tbody
            // biome-ignore lint/a11y/noRedundantRoles: as above.
            role="rowgroup"
            data-part="body"
            onKeyDown={moveRowFocus}
            className={blocks}
          >
            {ordered.map((row) => {
              const key = rowKey(row);
              return (
                <TableRow
                  key={key}
                  row={row}
                  columns={columns}
                  stacked={isStacked}
                  selected={isSelectable ? selection.keys.has(key) : undefined}
                  expanded={detail ? expansion.keys.has(key) : undefined}
                  detail={detail?.(row)}
                  onSelect={() => selection.toggle(key)}
                  onExpand={() => expansion.toggle(key)}
                />
              );
            })}
            {rows.length === 0 ? (
              <NoRows
                columns={columns}
                controls={(isSelectable ? 1 : 0) + (detail ? 1 : 0)}
                loading={loading}
                stacked={isStacked}
              >
                {empty ?? t('table.empty')}
              </NoRows>
            ) : null}
          </tbody>
        </table>
      </section>
    </div>
  );
}
