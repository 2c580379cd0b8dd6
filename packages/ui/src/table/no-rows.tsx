import type { ReactNode } from 'react';
import { cn } from '../lib/cn.ts';
import { Skeleton } from '../skeleton/skeleton.tsx';
import type { TableColumn } from './table-column.ts';

interface NoRowsProps<Row> {
  columns: readonly TableColumn<Row>[];
  /** Number of columns for checkboxes and details buttons. */
  controls: number;
  loading: boolean;
  stacked: boolean;
  /** Shown unless rows are loading. */
  children: ReactNode;
}

const places = ['a', 'b', 'c', 'd'];

/** The body of a table without rows: placeholders while they load, or a text. */
export function NoRows<Row>({ columns, controls, loading, stacked, children }: NoRowsProps<Row>) {
  if (loading)
    return places.map((place) => (
      <tr key={place} data-part="placeholder" className="border-t border-border">
        {controls > 0 ? <td colSpan={controls} /> : null}
        {columns.map(({ key }) => (
          <td key={key}>
            <Skeleton className="my-1 w-4/5 max-w-40" />
          </td>
        ))}
      </tr>
    ));
  const block = stacked && 'max-desktop:block';
  return (
    <tr className={cn('border-t border-border', block)}>
      <td
        colSpan={columns.length + controls}
        data-part="empty"
        className={cn('text-center text-text-muted', block)}
      >
        <div className="py-6">{children}</div>
      </td>
    </tr>
  );
}
