import { BrowseScreen, ListNav } from '@footlight/site-widgets';
import { Button, EmptyState, useLinkRenderer, useTexts } from '@footlight/ui';
import { useLocation } from 'react-router';
import LiveCards from '../../features/browse/live-cards.tsx';
import { useBrowse } from '../../features/browse/use-browse.ts';
import { useSiteLinks } from '../../features/browse/use-site-links.ts';
import CardPreview from '../../features/player/card-preview.tsx';
import { useErrorText } from '../../shell/errors/use-error-text.ts';
import { useCurrentUser } from '../../shell/session/use-current-user.ts';
import { useReturningTo } from '../../shell/session/use-next-path.ts';

const PersonalList = ({ path }: { path: string }) => {
  const { t } = useTexts(['lists', 'browse']);
  const errorText = useErrorText();
  const { data, error, ...list } = useBrowse(path);
  const links = useSiteLinks();
  const key = path === '/followed' ? 'followed' : 'forYou';
  return (
    <BrowseScreen
      {...links}
      path={path}
      // Filters apply to public lists.
      source="/"
      title={data?.seo.h1 ?? t(`personal.${key}`)}
      description={data?.seo.description}
      users={data?.userList}
      totalCount={data?.totalCount ?? 0}
      breadcrumbs={(data?.seo.breadcrumbList ?? []).map((crumb) => ({
        label: crumb.label,
        href: crumb.path,
      }))}
      error={error ? (error.type === 'internal' ? t('browse:failed') : errorText(error)) : null}
      empty={{ title: t(`personal.${key}Empty`), hint: t(`personal.${key}Hint`) }}
      outro={
        <>
          <LiveCards />
          <CardPreview />
        </>
      }
      hasMore={list.hasMore}
      growing={list.isGrowing}
      onGrow={list.grow}
      onNearEnd={list.prefetch}
      onRetry={() => void list.retry()}
    />
  );
};

/** `/followed` and `/for-you`: lists of the logged-in user; guests are asked to log in. */
export const PersonalListPage = () => {
  const { pathname } = useLocation();
  const { t } = useTexts(['lists', 'site']);
  const link = useLinkRenderer();
  const visitor = useCurrentUser();
  const login = useReturningTo('/login');
  if (visitor.isLoggedIn) return <PersonalList key={pathname} path={pathname} />;
  return (
    <section className="mx-auto flex max-w-(--breakpoint-page) flex-col gap-4 px-3 py-4 desktop:px-6 desktop:py-6">
      <h1 className="heading text-2xl desktop:text-3xl">
        {t(pathname === '/followed' ? 'personal.followed' : 'personal.forYou')}
      </h1>
      <ListNav path={pathname} />
      {visitor.data ? (
        <EmptyState
          title={t('personal.login')}
          headingLevel={2}
          action={<Button asChild>{link({ href: login, children: t('site:header.login') })}</Button>}
        >
          {t('personal.loginHint')}
        </EmptyState>
      ) : null}
    </section>
  );
};
