import type { LikesAnswer } from '@footlight/contract';
import {
  Breadcrumbs,
  Button,
  cn,
  EmptyState,
  Fact,
  FactList,
  useLinkRenderer,
  useNumber,
  useTexts,
} from '@footlight/ui';
import type { ComponentProps, ReactNode } from 'react';
import { PersonList } from '../../content/person-list/person-list.tsx';
import { FailedList } from '../../lib/failed-list.tsx';
import { ListNav } from '../../lib/list-nav.tsx';
import { Ranking } from '../ranking/ranking.tsx';

export interface MostLikedScreenProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Undefined while it loads. */
  likes: LikesAnswer | undefined;
  /** The user is a broadcaster, who receives likes. */
  hasOwn: boolean;
  /** Translated. */
  error: ReactNode;
  onRetry: () => void;
}

/** Leaderboard of the month, the own likes and place, and past winners (spec 2 §2). */
export const MostLikedScreen = ({
  likes,
  hasOwn,
  error,
  onRetry,
  className,
  ...rest
}: MostLikedScreenProps) => {
  const { t, language } = useTexts(['lists', 'browse', 'common']);
  const number = useNumber();
  const link = useLinkRenderer();
  const count = (value: number) => t('browse:likes', { count: value, shown: number(value) });
  const monthOf = (month: string) =>
    new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
      new Date(`${month}-01T00:00:00Z`),
    );
  return (
    <section
      {...rest}
      data-component="most-liked-screen"
      className={cn(
        'mx-auto flex max-w-(--breakpoint-page) flex-col gap-4 px-3 py-4 desktop:px-6 desktop:py-6',
        className,
      )}
    >
      <Breadcrumbs
        items={[
          { href: '/', label: t('common:home') },
          { href: '/most-liked', label: t('liked.title') },
        ]}
      />
      <h1 className="heading text-2xl wrap-anywhere desktop:text-3xl">{t('liked.title')}</h1>
      <p className="text-pretty text-text-muted">{t('liked.description')}</p>
      <ListNav path="/most-liked" />
      {error && !likes ? <FailedList error={error} onRetry={onRetry} /> : null}
      {likes && hasOwn ? (
        <FactList>
          <Fact label={t('liked.own')}>
            {count(likes.user_like_count)}
            {' · '}
            {likes.user_position === null
              ? t('liked.ownNone')
              : t('liked.ownPlace', { shown: number(likes.user_position) })}
          </Fact>
        </FactList>
      ) : null}
      {likes?.leaderboard.length === 0 ? (
        <EmptyState
          title={t('liked.empty')}
          headingLevel={2}
          action={
            <Button asChild variant="outline">
              {link({ href: '/', children: t('common:liveNow') })}
            </Button>
          }
        >
          {t('liked.emptyHint')}
        </EmptyState>
      ) : error && !likes ? null : (
        <Ranking label={t('liked.board')} users={likes?.leaderboard} unit="likes" />
      )}
      {likes ? (
        <section className="flex flex-col gap-4 pt-10">
          <h2 className="heading text-xl desktop:text-2xl">{t('liked.winners')}</h2>
          {likes.past_winners.length === 0 ? (
            <p className="text-text-muted">{t('liked.noWinners')}</p>
          ) : (
            <PersonList
              label={t('liked.winners')}
              people={likes.past_winners.map(({ month, user, likes: won }) => ({
                name: user.display_name,
                pictureUrl: user.thumbnail_url,
                href: `/${user.username}`,
                detail: `${monthOf(month)} · ${count(won)}`,
              }))}
            />
          )}
        </section>
      ) : null}
    </section>
  );
};
