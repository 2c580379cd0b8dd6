import { BrowseScreen, PersonalListLogin } from '@footlight/site-widgets';
import { useTexts } from '@footlight/ui';
import { useLocation } from 'react-router';
import LiveCards from '../../features/browse/live-cards.tsx';
import OtherRooms from '../../features/browse/other-rooms.tsx';
import { useBrowse } from '../../features/browse/use-browse.ts';
import { useSiteLinks } from '../../features/browse/use-site-links.ts';
import CardPreview from '../../features/player/card-preview.tsx';
import { useErrorText } from '../../shell/errors/use-error-text.ts';
import { useCurrentUser } from '../../shell/session/use-current-user.ts';
import { useReturningTo } from '../../shell/session/use-next-path.ts';

const listOf = (path: string) => (path === '/followed' ? 'followed' : 'forYou');

const PersonalList = ({ path }: { path: string }) => {
  const { t } = useTexts(['lists', 'browse']);
  const errorText = useErrorText();
  const { data, error, ...list } = useBrowse(path);
  const links = useSiteLinks();
  const key = listOf(path);
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
          {data?.userList.length === 0 ? <OtherRooms path="/" /> : null}
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
  const visitor = useCurrentUser();
  const login = useReturningTo('/login');
  return visitor.isLoggedIn ? (
    <PersonalList key={pathname} path={pathname} />
  ) : (
    <PersonalListLogin path={pathname} list={listOf(pathname)} loginHref={visitor.data ? login : null} />
  );
};
