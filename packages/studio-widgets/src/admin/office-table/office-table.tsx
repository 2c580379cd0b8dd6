import { MAX_COUNT } from '@footlight/contract';
import {
  type ActiveFilter,
  Button,
  ColumnPicker,
  cn,
  FilterChips,
  SavedViews,
  Table,
  type TableColumn,
  useNumber,
  useTexts,
} from '@footlight/ui';
import { ListFilter } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { ListEnd } from '../../lib/list-end.tsx';
import type { ListState } from '../../lib/list-state.ts';
import type { TableView } from '../../lib/table-view.ts';

export interface OfficeTableProps<Row> extends Omit<ComponentProps<'div'>, 'children'> {
  /** Label of the table. */
  label: string;
  /** The column `acts` and the one that names the row are always shown. */
  columns: readonly TableColumn<Row>[];
  /** Undefined until the first page is there. */
  rows: readonly Row[] | undefined;
  rowKey(row: Row): string | number;
  /** Shown when there is nothing. */
  empty: string;
  state: ListState;
  /** Order, columns and saved views. Without it the rows are complete, and the table sorts them by `sortValue`. */
  view?: TableView | undefined;
  /** Fields that filter. */
  filters?: ReactNode;
  /** More of them, which a phone shows on demand: the rows begin on its first screen. */
  moreFilters?: ReactNode;
  active?: readonly ActiveFilter[];
  /** Rows of all pages; one more than `MAX_COUNT` for more. */
  total?: number | null | undefined;
  onRemoveFilter?(key: string): void;
  onClearFilters?(): void;
}

/** A table of the back office: filters, order, columns, saved views, and its loading, empty and failed states. */
export function OfficeTable<Row>(props: OfficeTableProps<Row>) {
  const {
    label,
    columns,
    rows,
    rowKey,
    empty,
    state,
    view,
    filters,
    moreFilters,
    active = [],
    total,
    onRemoveFilter,
    onClearFilters,
    className,
    ...rest
  } = props;
  const { t } = useTexts(['admin', 'common']);
  const number = useNumber();
  const [hasMore, setHasMore] = useState(false);
  const moreId = useId();
  const { error } = state;
  const hidden = view?.hidden ?? [];
  const visible = columns.filter(({ key, isRowHeader }) => isRowHeader || !hidden.includes(key));
  const canHide = columns.filter(({ key, isRowHeader }) => !isRowHeader && key !== 'acts');
  const many = total != null && total > MAX_COUNT;
  const count =
    total == null
      ? null
      : t(many ? 'table.countMore' : 'table.count', {
          count: many ? MAX_COUNT : total,
          shown: number(many ? MAX_COUNT : total),
        });
  return (
    <div {...rest} data-component="office-table" className={cn('flex min-w-0 flex-col gap-3', className)}>
      {filters ? (
        <search className="flex flex-wrap items-end gap-3">
          {filters}
          {moreFilters ? (
            <>
              <Button
                variant="outline"
                iconStart={<ListFilter />}
                aria-expanded={hasMore}
                aria-controls={moreId}
                className="desktop:hidden"
                onClick={() => setHasMore(!hasMore)}
              >
                {t('table.filters')}
              </Button>
              <div
                id={moreId}
                data-part="more-filters"
                className={cn(
                  'flex flex-wrap items-end gap-3 max-desktop:basis-full',
                  !hasMore && 'max-desktop:hidden',
                )}
              >
                {moreFilters}
              </div>
            </>
          ) : null}
        </search>
      ) : null}
      {view ? (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <FilterChips
            className="flex-1"
            filters={active}
            count={count}
            onRemove={(key) => onRemoveFilter?.(key)}
            onClear={() => onClearFilters?.()}
          />
          <div className="flex min-w-0 flex-wrap items-center gap-1">
            <SavedViews
              views={view.views}
              current={view.current}
              onApply={view.onApplyView}
              onSave={view.onSaveView}
              onDelete={view.onDeleteView}
            />
            <ColumnPicker
              columns={canHide.map(({ key, header }) => ({ key, label: header }))}
              hidden={hidden}
              onHiddenChange={view.onHiddenChange}
            />
          </div>
        </div>
      ) : null}
      {rows || !error ? (
        <Table
          caption={label}
          size="sm"
          narrow="stack"
          stickyHeader
          className="desktop:[--table-max-height:max(24rem,calc(100dvh-18rem))]"
          columns={visible}
          rows={rows ?? []}
          rowKey={rowKey}
          sort={view?.sort}
          onSortChange={view?.onSortChange}
          loading={rows === undefined}
          empty={empty}
        />
      ) : null}
      <ListEnd {...state} count={rows?.length ?? 0} />
    </div>
  );
}
