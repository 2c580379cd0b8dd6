import { type BrowseUser, FANCLUB_LEVELS } from '@footlight/contract';
import {
  Breadcrumbs,
  cn,
  EmptyState,
  LoadMore,
  ModelGrid,
  type NavItem,
  SectionNav,
  useNumber,
  useTexts,
} from '@footlight/ui';
import type { ComponentProps, ReactNode } from 'react';
import { FailedList } from '../../lib/failed-list.tsx';
import { ListNav } from '../../lib/list-nav.tsx';
import { LiveNowLink } from '../../lib/live-now-link.tsx';
import { RoomCard } from '../../lib/room-card.tsx';

export interface FanClubsScreenProps extends Omit<ComponentProps<'section'>, 'children' | 'title'> {
  title: string;
  /** This page's path. */
  path: string;
  breadcrumbs: readonly { label: string; href: string }[];
  /** Tabs: all, and live now. */
  tabs: readonly NavItem[];
  sections: readonly NavItem[];
  /** Undefined while it loads. */
  clubs: readonly BrowseUser[] | undefined;
  totalCount: number;
  error: ReactNode;
  hasMore: boolean;
  growing: boolean;
  onGrow(): void;
  onRetry(): void;
}

const PENDING = 12;
const EAGER = 8;

/** Fan clubs of all sections or of one, with the prices of their levels (spec 2 §2). */
export const FanClubsScreen = ({
  title,
  path,
  breadcrumbs,
  tabs,
  sections,
  clubs,
  totalCount,
  error,
  hasMore,
  growing,
  onGrow,
  onRetry,
  className,
  ...rest
}: FanClubsScreenProps) => {
  const { t } = useTexts(['fan-clubs', 'common', 'ui']);
  const number = useNumber();
  // The intro says that the prices are monthly; a phone's card has two lines for three of them.
  const prices = (of: NonNullable<BrowseUser['fanclub_prices']>) =>
    FANCLUB_LEVELS.map((level) =>
      t('price', { level: t(`ui:fanclub.${level}`), tokens: number(of[level]) }),
    ).join(' · ');
  return (
    <section
      {...rest}
      data-component="fan-clubs-screen"
      className={cn(
        'mx-auto flex max-w-(--breakpoint-page) flex-col gap-4 px-3 py-4 desktop:px-6 desktop:py-6',
        className,
      )}
    >
      <Breadcrumbs items={breadcrumbs} />
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h1 className="heading min-w-0 text-2xl wrap-anywhere desktop:text-3xl">{title}</h1>
        {clubs && clubs.length > 0 ? (
          <p className="numeric text-sm text-text-muted">
            {t('count', { count: totalCount, shown: number(totalCount) })}
          </p>
        ) : null}
      </div>
      <p className="max-w-prose text-text-muted">{t('intro')}</p>
      <ListNav path={path} source={path} />
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-2">
        <SectionNav label={t('sections')} variant="chips" items={sections} />
        <SectionNav label={t('tabs')} variant="chips" items={tabs} />
      </div>
      {error && !clubs ? (
        <FailedList error={error} onRetry={onRetry} />
      ) : clubs?.length === 0 ? (
        <EmptyState title={t('empty')} action={<LiveNowLink />} headingLevel={2}>
          {t('emptyHint')}
        </EmptyState>
      ) : (
        <>
          <ModelGrid label={t('title')} pending={clubs ? 0 : PENDING}>
            {clubs?.map((club, index) => (
              <RoomCard
                key={club.username}
                user={club}
                href={`/${club.username}/fanclub`}
                subject={club.fanclub_prices ? prices(club.fanclub_prices) : ''}
                eager={index < EAGER}
              />
            ))}
          </ModelGrid>
          {clubs ? <LoadMore hasMore={hasMore} loading={growing} onLoadMore={onGrow} ahead={600} /> : null}
        </>
      )}
    </section>
  );
};
