import { RotateCw } from 'lucide-react';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { Alert } from '../alert/alert.tsx';
import { useAnnounce } from '../announcer/announcer.tsx';
import { Button } from '../button/button.tsx';
import { useNumber } from '../i18n/format.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { cn } from '../lib/cn.ts';
import { useFocusAfter } from '../lib/use-focus-after.ts';
import { LoadMore } from '../load-more/load-more.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';

export interface InfiniteListProps<Item> extends Omit<ComponentProps<'div'>, 'children' | 'onError'> {
  /** Label of the list. */
  label: string;
  items: readonly Item[];
  itemKey: (item: Item) => string | number;
  renderItem: (item: Item) => ReactNode;
  hasMore: boolean;
  loading: boolean;
  onLoadMore: () => void;
  /** Why the last part failed; nothing loads automatically until the user retries. */
  error?: ReactNode;
  /** Shown when the list is empty. */
  empty?: ReactNode;
  /** Shown after the last item. */
  end?: ReactNode;
  /** Loads automatically this many pixels before the end; zero leaves it to the button. */
  ahead?: number;
  /**
   * Approximate height of an item in pixels. The browser uses it for items outside the view, which it does not paint.
   */
  itemHeight?: number;
  /** Class of the list element, for instance columns. */
  listClassName?: string;
}

const places = ['a', 'b', 'c', 'd', 'e'];

/** Announces the number of new items and the total; not for the first part. */
function useNewsOf(count: number) {
  const { t } = useTexts(['extra', 'common']);
  const number = useNumber();
  const announce = useAnnounce();
  const known = useRef(count);
  useEffect(() => {
    const added = count - known.current;
    const isFirst = known.current === 0;
    known.current = count;
    if (added <= 0 || isFirst) return;
    announce(t('list.added', { count: added, shown: number(added), total: number(count) }));
  }, [count, announce, t, number]);
}

/**
 * A list that loads more by scrolling or by its button. Items outside the view are not painted. The parent loads and
 * keeps the items. Needs an AnnouncerProvider above.
 */
export function InfiniteList<Item>({
  label,
  items,
  itemKey,
  renderItem,
  hasMore,
  loading,
  onLoadMore,
  error,
  empty,
  end,
  ahead,
  itemHeight = 72,
  listClassName,
  className,
  ...rest
}: InfiniteListProps<Item>) {
  const { t } = useTexts(['extra', 'common']);
  useNewsOf(items.length);
  const { mark, target } = useFocusAfter();
  const isFirstLoad = loading && items.length === 0;
  const isEmpty = items.length === 0 && !loading && !hasMore && !error;
  return (
    <div
      {...rest}
      data-component="infinite-list"
      data-state={error ? 'error' : loading ? 'loading' : isEmpty ? 'empty' : 'ready'}
      className={cn('min-w-0', className)}
    >
      <ul
        aria-label={label}
        aria-busy={loading}
        data-part="list"
        className={cn('flex flex-col', listClassName)}
      >
        {items.map((item) => (
          <li
            key={itemKey(item)}
            data-part="item"
            className="min-w-0 p-0.5 [content-visibility:auto] wrap-anywhere"
            style={{ containIntrinsicSize: `auto ${itemHeight}px` }}
          >
            {renderItem(item)}
          </li>
        ))}
        {isFirstLoad
          ? places.map((place) => (
              <li key={place} aria-hidden="true" data-part="placeholder" className="p-2">
                <Skeleton className="mb-2 w-2/3" />
                <Skeleton className="w-2/5" />
              </li>
            ))
          : null}
      </ul>
      {/* The pressed retry goes with its message: the focus stays at the end of the list. */}
      <div ref={target} tabIndex={-1} data-part="foot">
        {error ? (
          <Alert
            live
            tone="error"
            title={t('list.failed')}
            data-part="error"
            className="my-4"
            action={
              <Button
                size="sm"
                variant="outline"
                loading={loading}
                iconStart={<RotateCw />}
                onClick={mark(onLoadMore)}
              >
                {t('common:retry')}
              </Button>
            }
          >
            {error}
          </Alert>
        ) : isEmpty ? (
          <div data-part="empty" className="py-8 text-center text-text-muted">
            {empty ?? t('list.empty')}
          </div>
        ) : isFirstLoad ? null : (
          <LoadMore
            hasMore={hasMore}
            loading={loading}
            count={items.length}
            onLoadMore={onLoadMore}
            {...(ahead === undefined ? {} : { ahead })}
            end={end}
          />
        )}
      </div>
    </div>
  );
}
