import type { BrowseUser } from '@footlight/contract';
import { ListNav, LiveNowLink, RoomCard } from '@footlight/site-widgets';
import {
  Breadcrumbs,
  Button,
  EmptyState,
  LoadMore,
  ModelGrid,
  type NavItem,
  SectionNav,
  useNumber,
  useTexts,
} from '@footlight/ui';

export interface FanClubsScreenProps {
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
  errorMessage: string | null;
  hasMore: boolean;
  isGrowing: boolean;
  onGrow(): void;
  onRetry(): void;
}

const PENDING = 12;
const EAGER = 8;

/** Fan clubs of all sections or of one, with the prices of their levels (spec 2 §2). */
export const FanClubsScreen = (props: FanClubsScreenProps) => {
  const { t } = useTexts(['doors', 'common', 'site', 'ui']);
  const number = useNumber();
  const { clubs } = props;
  const prices = (of: NonNullable<BrowseUser['fanclub_prices']>) => {
    const price = (level: keyof typeof of) =>
      t('clubs.price', { level: t(`ui:fanclub.${level}`), tokens: number(of[level]) });
    return t('clubs.prices', {
      supporter: price('supporter'),
      insider: price('insider'),
      legend: price('legend'),
    });
  };
  return (
    <section className="mx-auto flex max-w-(--breakpoint-page) flex-col gap-4 px-3 py-4 desktop:px-6 desktop:py-6">
      <Breadcrumbs items={props.breadcrumbs} />
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h1 className="heading min-w-0 text-2xl wrap-anywhere desktop:text-3xl">{props.title}</h1>
        {clubs && clubs.length > 0 ? (
          <p className="numeric text-sm text-text-muted">
            {t('clubs.count', { count: props.totalCount, shown: number(props.totalCount) })}
          </p>
        ) : null}
      </div>
      <p className="max-w-prose text-text-muted">{t('clubs.intro')}</p>
      <ListNav path={props.path} source={props.path} />
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-2">
        <SectionNav label={t('clubs.sections')} variant="chips" items={props.sections} />
        <SectionNav label={t('clubs.tabs')} variant="chips" items={props.tabs} />
      </div>
      {props.errorMessage && !clubs ? (
        <EmptyState
          title={props.errorMessage}
          headingLevel={2}
          action={
            <Button variant="outline" onClick={props.onRetry}>
              {t('common:retry')}
            </Button>
          }
        />
      ) : clubs?.length === 0 ? (
        <EmptyState title={t('clubs.empty')} action={<LiveNowLink />} headingLevel={2}>
          {t('clubs.emptyHint')}
        </EmptyState>
      ) : (
        <>
          <ModelGrid label={t('clubs.title')} pending={clubs ? 0 : PENDING}>
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
          {clubs ? (
            <LoadMore
              hasMore={props.hasMore}
              loading={props.isGrowing}
              onLoadMore={props.onGrow}
              ahead={600}
            />
          ) : null}
        </>
      )}
    </section>
  );
};
