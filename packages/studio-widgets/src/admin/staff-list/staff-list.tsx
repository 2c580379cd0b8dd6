import { Banner, Button, LoadMore, Skeleton, useTexts } from '@footlight/ui';
import type { ReactNode } from 'react';

/** How far a list is, as `usePages` tells it. */
export interface ListState {
  hasMore: boolean;
  isAsking: boolean;
  /** The last read failed. */
  errorMessage: string | null;
  onMore(): void;
  onRetry(): void;
}

export interface StaffListProps<Item> {
  /** Label for screen readers. */
  label: string;
  /** Undefined until the first page is there. */
  items: readonly Item[] | undefined;
  keyOf(item: Item): string | number;
  render(item: Item): ReactNode;
  /** Said when there is nothing. */
  empty: string;
  state: ListState;
}

/** A list of the back office, with its loading, empty and failed states. */
export function StaffList<Item>({ label, items, keyOf, render, empty, state }: StaffListProps<Item>) {
  const { t } = useTexts('common');
  const { errorMessage, hasMore, isAsking, onMore, onRetry } = state;
  return (
    <div className="flex flex-col gap-3">
      {items === undefined && errorMessage === null ? <Skeleton className="h-48" /> : null}
      {items?.length === 0 ? <p className="text-text-muted">{empty}</p> : null}
      {items && items.length > 0 ? (
        <ul aria-label={label} className="flex flex-col gap-3">
          {items.map((item) => (
            <li
              key={keyOf(item)}
              className="flex min-w-0 flex-col gap-2 rounded-lg border border-border bg-surface p-4 wrap-anywhere"
            >
              {render(item)}
            </li>
          ))}
        </ul>
      ) : null}
      {errorMessage ? (
        <Banner appearance="error" live action={<Button onClick={onRetry}>{t('retry')}</Button>}>
          {errorMessage}
        </Banner>
      ) : null}
      {hasMore && !errorMessage ? (
        <LoadMore hasMore loading={isAsking} onLoadMore={onMore} ahead={0} count={items?.length ?? 0} />
      ) : null}
    </div>
  );
}
