import { type ReactNode, useId } from 'react';
import { cn } from '../lib/cn.ts';
import { alignClass, type TableColumn } from './table-column.ts';
import { ExpandCell, SelectCell } from './table-controls.tsx';

interface TableRowProps<Row> {
  row: Row;
  columns: readonly TableColumn<Row>[];
  stacked: boolean;
  /** Undefined if the table has no selection or no details. */
  selected: boolean | undefined;
  expanded: boolean | undefined;
  /** Null for a row without details. */
  detail: ReactNode;
  onSelect: () => void;
  onExpand: () => void;
}

/** A row; stacked on a phone, it is a list of lines with the header before each cell. */
export function TableRow<Row>(props: TableRowProps<Row>) {
  const { row, columns, stacked, selected, expanded, detail, onSelect, onExpand } = props;
  const id = useId();
  // The cell that names the row, for its controls.
  const naming = (columns.find(({ isRowHeader }) => isRowHeader) ?? columns[0])?.key;
  const hasDetail = detail !== null && detail !== undefined;
  const controls = columns.length + (selected === undefined ? 0 : 1) + (expanded === undefined ? 0 : 1);
  return (
    <>
      <tr
        // biome-ignore lint/a11y/noRedundantRoles: stacked rows are blocks, and a block loses the role of its element.
        role="row"
        data-part="row"
        data-stacked={stacked || undefined}
        data-state={selected ? 'selected' : undefined}
        className={cn(
          'border-t border-border transition-colors hover:bg-surface-sunken',
          selected && 'bg-surface-sunken',
          stacked && 'max-desktop:block max-desktop:py-2',
        )}
      >
        {selected === undefined ? null : (
          <SelectCell labelledBy={`${id}-name`} selected={selected} onToggle={onSelect} />
        )}
        {expanded === undefined ? null : hasDetail ? (
          <ExpandCell
            labelledBy={`${id}-name`}
            controls={`${id}-detail`}
            expanded={expanded}
            onToggle={onExpand}
          />
        ) : (
          <td />
        )}
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
                stacked &&
                  'max-desktop:flex max-desktop:items-baseline max-desktop:justify-between max-desktop:gap-4 max-desktop:py-1! max-desktop:text-start',
              )}
            >
              {stacked ? (
                <span
                  aria-hidden="true"
                  data-part="cell-label"
                  className="shrink-0 text-xs font-semibold text-text-muted desktop:hidden"
                >
                  {header}
                </span>
              ) : null}
              <span
                id={key === naming && (selected ?? expanded) !== undefined ? `${id}-name` : undefined}
                data-part="value"
                className="min-w-0 wrap-anywhere desktop:wrap-break-word desktop:[&_a]:wrap-break-word"
              >
                {cell(row)}
              </span>
            </Cell>
          );
        })}
      </tr>
      {expanded && hasDetail ? (
        <tr
          // biome-ignore lint/a11y/noRedundantRoles: as above.
          role="row"
          id={`${id}-detail`}
          data-part="detail"
          className={cn(stacked && 'max-desktop:block')}
        >
          <td
            // biome-ignore lint/a11y/noRedundantRoles: as above.
            role="cell"
            colSpan={controls}
            className={cn('wrap-anywhere', stacked && 'max-desktop:block')}
          >
            {detail}
          </td>
        </tr>
      ) : null}
    </>
  );
}
