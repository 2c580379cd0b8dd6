import { type BrowseUser, PER_PAGE_PREFETCH } from '@footlight/contract';
import {
  Breadcrumbs,
  Button,
  cn,
  EmptyState,
  LoadMore,
  lazyComponent,
  ModelGrid,
  numberFormat,
  SectionNav,
  useTexts,
} from '@footlight/ui';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { FailedList } from '../../lib/failed-list.tsx';
import { ListNav } from '../../lib/list-nav.tsx';
import { LiveNowLink } from '../../lib/live-now-link.tsx';
import { rankedBy } from '../../lib/ranked-by.ts';
import type { RankingProps } from '../ranking/ranking.tsx';
import { useNearEnd } from './use-near-end.ts';
import { useRoomCards } from './use-room-cards.tsx';

export interface BrowseScreenProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  title: string;
  /** Undefined while it loads. */
  users: readonly BrowseUser[] | undefined;
  totalCount: number;
  /** From the root to this page; omitted on the home page. */
  breadcrumbs: readonly { label: string; href: string }[];
  /** A sentence below the title. */
  description?: string | undefined;
  /** This page's path, which marks its tab. */
  path: string;
  /** The list that the filters start with; by default this one. */
  source?: string | undefined;
  /** Parts of this list, such as the days of a ranking. */
  parts?: readonly { label: string; path: string }[];
  /** Before the paths of tags: the language's base. */
  base?: string;
  /** A tag was clicked; without it the browser follows its link. */
  onOpen?: (path: string) => void;
  /** A control in the place of the count. */
  aside?: ReactNode;
  /** Shown instead of the list. */
  instead?: ReactNode;
  /** What the page leads with, above the list; the list then has a heading. */
  front?: { content: ReactNode; listTitle: string } | null;
  /** Directly above the grid: ways to narrow the list, such as QuickFilters. */
  filters?: ReactNode;
  /** Id of the list, which can then have the focus: FilterPanel leads to it. */
  listId?: string;
  /** Shown above and below the list. */
  intro?: ReactNode;
  outro?: ReactNode;
  /** Translated; shown in place of the list. */
  error: ReactNode;
  /** From 2 on, the list is one of its pages, and does not grow. */
  page?: number;
  hasMore: boolean;
  /** More entries are on their way. */
  growing: boolean;
  onGrow: () => void;
  /** The reader is within 10 entries of the end. */
  onNearEnd?: (() => void) | undefined;
  onRetry: () => void;
  /** Content of the empty state; default: nobody is live. */
  empty?: { title: string; hint: string };
}

const PENDING = 12;

/** Lazy, because the first view of most visitors is no ranking. */
const Ranking = lazyComponent<RankingProps>(
  () => import('../ranking/ranking.tsx').then((module) => ({ default: module.Ranking })),
  { onServer: true, pending: ({ label }) => <ModelGrid label={label} pending={PENDING} /> },
);

/** A list of live rooms that loads more at its end. */
export const BrowseScreen = ({
  title,
  users,
  totalCount,
  breadcrumbs,
  description,
  path,
  source = path,
  parts = [],
  base = '',
  onOpen,
  aside,
  instead,
  front = null,
  filters,
  listId,
  intro,
  outro,
  error,
  page = 1,
  hasMore,
  growing,
  onGrow,
  onNearEnd,
  onRetry,
  empty,
  className,
  ...rest
}: BrowseScreenProps) => {
  const { t, language } = useTexts(['browse', 'common']);
  const format = numberFormat(language);
  const hasFront = front !== null;
  const grid = useNearEnd(users?.length ?? 0, PER_PAGE_PREFETCH.within, onNearEnd);
  /** Hundreds of tags share one handler. Clicks with a modifier key stay the browser's. */
  const followTag = (event: MouseEvent) => {
    const tag = (event.target as Element).closest<HTMLAnchorElement>('a[data-part=tag]');
    if (!tag || !onOpen || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    onOpen(tag.pathname.slice(base.length));
  };
  const cards = useRoomCards({ users, base, front: hasFront });
  const unit = rankedBy(path);
  const target = listId === undefined ? {} : { id: listId, tabIndex: -1 };
  const retry = (
    <Button variant="outline" onClick={onRetry}>
      {t('common:retry')}
    </Button>
  );
  const count =
    users && users.length > 0 ? (
      <p className="numeric text-sm text-text-muted">
        {t('count', { count: totalCount, shown: format.format(totalCount) })}
      </p>
    ) : null;
  return (
    <section
      {...rest}
      data-component="browse-screen"
      className={cn(
        'mx-auto flex max-w-(--breakpoint-page) flex-col gap-4 px-3 py-4 desktop:px-6 desktop:py-6',
        className,
      )}
    >
      {breadcrumbs.length > 0 ? <Breadcrumbs items={breadcrumbs} /> : null}
      {/* A control stays beside a title of several lines; a count may go below it. */}
      <div className={cn('flex items-baseline justify-between gap-x-4 gap-y-1', !aside && 'flex-wrap')}>
        <h1 className="heading min-w-0 text-2xl wrap-anywhere desktop:text-3xl">{title}</h1>
        {aside ?? (front || instead ? null : count)}
      </div>
      {description ? <p className="text-text-muted wrap-anywhere">{description}</p> : null}
      <ListNav path={path} source={source} />
      {parts.length > 0 ? (
        <SectionNav
          label={t('parts')}
          variant="chips"
          items={parts.map(({ label, path: to }) => ({ label, href: to, current: to === path }))}
        />
      ) : null}
      {front?.content}
      {intro}
      {front && !instead ? (
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 pt-10">
          <h2 className="heading min-w-0 text-xl wrap-anywhere desktop:text-2xl">{front.listTitle}</h2>
          {count}
        </div>
      ) : null}
      {instead ? null : filters}
      {instead ??
        (error && !users ? (
          <FailedList {...target} error={error} onRetry={onRetry} />
        ) : users?.length === 0 ? (
          <EmptyState
            {...target}
            title={empty?.title ?? t('empty')}
            headingLevel={2}
            action={empty ? <LiveNowLink /> : retry}
          >
            {empty?.hint ?? t('emptyHint')}
          </EmptyState>
        ) : (
          <>
            {unit === undefined ? (
              <ModelGrid
                {...target}
                ref={grid}
                label={t('common:liveNow')}
                pending={users ? 0 : PENDING}
                onClick={followTag}
              >
                {users?.map(cards)}
              </ModelGrid>
            ) : (
              <Ranking {...target} label={title} users={users} unit={unit} listRef={grid} />
            )}
            {users && page === 1 && (hasMore || users.length >= totalCount) ? (
              <LoadMore
                hasMore={hasMore}
                loading={growing}
                onLoadMore={onGrow}
                ahead={1}
                count={users.length}
              />
            ) : null}
          </>
        ))}
      {outro}
    </section>
  );
};
