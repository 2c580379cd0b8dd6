import { Banner, Button, cn, LoadMore, Skeleton, useTexts } from '@footlight/ui';
import type { ComponentProps, ReactNode } from 'react';
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
  const { t } = useTexts('common');
  const { error, hasMore, pending, onMore, onRetry } = state;
  return (
    <div {...rest} data-component="office-list" className={cn('flex min-w-0 flex-col gap-3', className)}>
      {items === undefined && error === null ? <Skeleton className="h-48" /> : null}
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
      {error ? (
        <Banner appearance="error" live action={<Button onClick={onRetry}>{t('retry')}</Button>}>
          {error}
        </Banner>
      ) : null}
      {hasMore && !error ? (
        <LoadMore hasMore loading={pending} onLoadMore={onMore} ahead={0} count={items?.length ?? 0} />
      ) : null}
    </div>
  );
}
