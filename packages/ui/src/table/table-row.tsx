import { cn } from '../lib/cn.ts';
import { alignClass, type TableColumn } from './table-column.ts';

interface TableRowProps<Row> {
  row: Row;
  columns: readonly TableColumn<Row>[];
  isStacked: boolean;
}

/** A row; stacked on a phone, it is a list of lines with the header before each cell. */
export function TableRow<Row>({ row, columns, isStacked }: TableRowProps<Row>) {
  return (
    <tr
      // biome-ignore lint/a11y/noRedundantRoles: stacked rows are blocks, and a block loses the role of its element.
      role="row"
      data-part="row"
      className={cn(
        'border-t border-border transition-colors hover:bg-surface-sunken',
        isStacked && 'max-desktop:block max-desktop:py-2',
      )}
    >
      {columns.map(({ key, header, cell, align = 'start', isRowHeader = false }) => {
        const Cell = isRowHeader ? 'th' : 'td';
        return (
          <Cell
            key={key}
            data-part="cell"
            {...(isRowHeader ? { scope: 'row', role: 'rowheader' } : { role: 'cell' })}
            className={cn(
              'align-top font-normal',
              isRowHeader && 'font-semibold',
              alignClass[align],
              isStacked &&
                'max-desktop:flex max-desktop:items-baseline max-desktop:justify-between max-desktop:gap-4 max-desktop:py-1! max-desktop:text-start',
            )}
          >
            {isStacked ? (
              <span
                aria-hidden="true"
                data-part="cell-label"
                className="shrink-0 text-xs font-semibold text-text-muted desktop:hidden"
              >
                {header}
              </span>
            ) : null}
            <span
              data-part="value"
              className="min-w-0 wrap-anywhere desktop:wrap-break-word desktop:[&_a]:wrap-break-word"
            >
              {cell(row)}
            </span>
          </Cell>
        );
      })}
    </tr>
  );
}
