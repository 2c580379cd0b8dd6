import { cn, EmptyState, Skeleton, useTexts } from '@footlight/ui';
import { MessagesSquare } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

export interface MessagesScreenProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Conversations, friends and settings; undefined while they load. */
  list?: ReactNode;
  /** The open conversation; null for none. */
  talk?: ReactNode;
}

/** `/messages`: on a desktop two panes as high as the window, each with its own scrolling; on a phone one of them. */
export const MessagesScreen = ({ list, talk = null, className, ...rest }: MessagesScreenProps) => {
  const { t } = useTexts('social');
  return (
    <section
      {...rest}
      data-component="messages-screen"
      className={cn(
        'mx-auto w-full max-w-[1440px] desktop:grid desktop:h-[max(28rem,calc(100dvh-1px-(--spacing(14))))] desktop:grid-cols-[22rem_minmax(0,1fr)]',
        className,
      )}
    >
      <div
        data-part="list-pane"
        className={cn(
          'flex min-h-0 min-w-0 flex-col gap-4 desktop:overflow-y-auto desktop:overscroll-contain desktop:border-e desktop:border-border desktop:p-4',
          !talk && 'max-desktop:px-3 max-desktop:py-6',
        )}
      >
        <h1 className={cn('heading text-2xl', talk && 'max-desktop:sr-only')}>{t('title')}</h1>
        <div className={cn('min-w-0', talk && 'max-desktop:hidden')}>
          {list ?? (
            <div className="flex flex-col gap-3">
              <Skeleton className="h-9" />
              <Skeleton className="h-14" />
              <Skeleton className="h-14" />
              <Skeleton className="h-14" />
            </div>
          )}
        </div>
      </div>
      {talk ? (
        <div
          data-part="talk"
          className="h-[calc(100dvh-var(--header-space,0px))] min-h-0 min-w-0 overflow-hidden bg-surface desktop:h-full desktop:[&_[data-part=back]]:hidden"
        >
          {talk}
        </div>
      ) : list ? (
        <div data-part="none" className="hidden min-w-0 items-center justify-center bg-surface desktop:flex">
          <EmptyState title={t('list.choose')} icon={<MessagesSquare />}>
            {t('list.chooseHint')}
          </EmptyState>
        </div>
      ) : null}
    </section>
  );
};
