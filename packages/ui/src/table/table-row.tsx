import { type ReactNode, useId } from 'react';
import { cn } from '../lib/cn.ts';
import { alignClass, type TableCellPlace, type TableColumn } from './table-column.ts';
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

const first = 'max-desktop:order-first max-desktop:py-0.5! max-desktop:text-base';
const below = 'max-desktop:basis-full max-desktop:py-0.5! max-desktop:text-start';
const stackedClass: Record<TableCellPlace | 'title' | 'field', string> = {
  title: cn(first, 'max-desktop:min-w-0 max-desktop:flex-1'),
  end: cn(first, 'max-desktop:max-w-1/2'),
  line: cn(below, 'max-desktop:text-text-muted'),
  inline: 'max-desktop:flex max-desktop:items-baseline max-desktop:gap-1.5 max-desktop:py-0.5!',
  actions: cn(below, 'max-desktop:pt-2! max-desktop:[&_button]:flex-1'),
  field: cn(
    below,
    'max-desktop:flex max-desktop:items-baseline max-desktop:justify-between max-desktop:gap-4 max-desktop:text-end',
  ),
};

/** A row. Stacked on a phone, it is a card: title and number, then lines, most with their header. */
export function TableRow<Row>(props: TableRowProps<Row>) {
  const { row, columns, stacked, selected, expanded, detail, onSelect, onExpand } = props;
  const id = useId();
  // The cell that names the row, for its controls.
  const naming = (columns.find(({ isRowHeader }) => isRowHeader) ?? columns[0])?.key;
  // Half a line for title and number keeps the values off their line. Cells of a wide table ignore it.
  const half = columns.some(({ narrow }) => narrow === 'inline') ? { flexBasis: '50%' } : undefined;
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
          stacked && 'max-desktop:flex max-desktop:flex-wrap max-desktop:items-baseline max-desktop:py-3',
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
        {columns.map(({ key, header, cell, align = 'start', isRowHeader = false, narrow }) => {
          const Cell = isRowHeader ? 'th' : 'td';
          const value = cell(row);
          const place = key === naming ? 'title' : (narrow ?? 'field');
          return (
            <Cell
              key={key}
              data-part="cell"
              data-place={stacked ? place : undefined}
              {...(isRowHeader ? { scope: 'row', role: 'rowheader' } : { role: 'cell' })}
              style={place === 'title' || place === 'end' ? half : undefined}
              className={cn(
                // The words of a row stand on one line, also beside a button.
                'align-baseline font-normal',
                isRowHeader && 'font-semibold',
                alignClass[align],
                // Not `hidden`: without the cell, screen readers take the next one for this column's.
                stacked && (value === null ? 'max-desktop:p-0!' : stackedClass[place]),
              )}
            >
              {stacked && (place === 'field' || place === 'inline') && value !== null ? (
                <span
                  aria-hidden="true"
                  data-part="cell-label"
                  className="shrink-0 text-start text-xs font-semibold text-text-muted desktop:hidden"
                >
                  {header}
                </span>
              ) : null}
              <span
                id={key === naming && (selected ?? expanded) !== undefined ? `${id}-name` : undefined}
                data-part="value"
                className={cn(
                  'min-w-0 wrap-anywhere desktop:wrap-break-word desktop:[&_a]:wrap-break-word',
                  stacked && value === null && 'max-desktop:hidden',
                )}
              >
                {value ?? '–'}
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
