import { type ComponentProps, type ReactNode, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import { cn } from '../lib/cn.ts';
import { useFocusAfter } from '../lib/use-focus-after.ts';
import { useInView } from '../lib/use-in-view.ts';

export interface LoadMoreProps extends Omit<ComponentProps<'div'>, 'children'> {
  hasMore: boolean;
  loading: boolean;
  onLoadMore: () => void;
  /** Also loads automatically this many pixels before the end comes into view. Zero leaves it to the button. */
  ahead?: number;
  /** Number of items. A change checks again whether the end is in view. */
  count?: number;
  /** Shown when everything is loaded. */
  end?: ReactNode;
}

/** The end of a growing list: loads automatically while scrolling, and by a button for the keyboard. */
export function LoadMore({
  hasMore,
  loading,
  onLoadMore,
  ahead = 600,
  count,
  end,
  className,
  ...rest
}: LoadMoreProps) {
  const { t } = useTexts('ui');
  const mark = useRef<HTMLDivElement>(null);
  const { mark: markPress, target } = useFocusAfter();
  useInView(
    () => mark.current,
    ({ isIntersecting }) => isIntersecting && onLoadMore(),
    { margin: `0px 0px ${ahead}px 0px`, disabled: !hasMore || loading || ahead <= 0, again: count },
  );
  return (
    <div
      {...rest}
      data-component="load-more"
      data-state={hasMore ? (loading ? 'loading' : 'more') : 'end'}
      className={cn('flex justify-center py-6', className)}
    >
      <div ref={mark} data-part="mark">
        {hasMore ? (
          <Button variant="outline" loading={loading} onClick={markPress(onLoadMore)}>
            {t('loadMore')}
          </Button>
        ) : (
          <p ref={target} tabIndex={-1} data-part="end" className="text-sm text-text-muted wrap-anywhere">
            {end ?? t('allShown')}
          </p>
        )}
      </div>
    </div>
  );
}
