import { cn, Skeleton } from '@footlight/ui';
import type { ComponentProps, ReactNode } from 'react';
import { ListEnd } from '../../lib/list-end.tsx';
import type { ListState } from '../../lib/list-state.ts';

export interface OfficeListProps<Item> extends Omit<ComponentProps<'div'>, 'children'> {
  /** Label for screen readers. */
  label: string;
  /** Undefined until the first page is there. */
  items: readonly Item[] | undefined;
  keyOf(item: Item): string | number;
  renderItem(item: Item): ReactNode;
  /** Shown when there is nothing. */
  empty: string;
  state: ListState;
}

/** A list of the back office, with its loading, empty and failed states. */
export function OfficeList<Item>(props: OfficeListProps<Item>) {
  const { label, items, keyOf, renderItem, empty, state, className, ...rest } = props;
  return (
    <div {...rest} data-component="office-list" className={cn('flex min-w-0 flex-col gap-3', className)}>
      {items === undefined && state.error === null ? <Skeleton className="h-48" /> : null}
      {items?.length === 0 ? <p className="text-text-muted">{empty}</p> : null}
      {items && items.length > 0 ? (
        <ul aria-label={label} className="flex flex-col gap-3">
          {items.map((item) => (
            <li
              key={keyOf(item)}
              className="flex min-w-0 flex-col gap-2 rounded-lg border border-border bg-surface p-4 wrap-anywhere"
            >
              {renderItem(item)}
            </li>
          ))}
        </ul>
      ) : null}
      <ListEnd {...state} count={items?.length ?? 0} />
    </div>
  );
}
