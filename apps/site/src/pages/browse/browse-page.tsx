import { genderOfSection } from '@footlight/contract';
import { lazyComponent, useTexts } from '@footlight/ui';
import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { BrowseScreen } from '../../features/browse/browse-screen/browse-screen.tsx';
import { useBrowse } from '../../features/browse/use-browse.ts';
import { useSiteLinks } from '../../features/browse/use-site-links.ts';
import { rememberSection } from '../../shell/boot/preferences.ts';
import { useErrorText } from '../../shell/errors/use-error-text.ts';
import { useCurrentUser } from '../../shell/session/use-current-user.ts';
import { useSiteConfig } from '../../shell/site/use-site-config.ts';

/** Lazy, because few operators have such a text. */
const OperatorText = lazyComponent(() => import('./operator-text.tsx'), {
  onServer: true,
  useIsShown: ({ html }) => html !== '',
});
const ListExtras = lazyComponent(
  async () => ({ default: (await import('../../features/browse/list-extras/list-extras.tsx')).ListExtras }),
  {
    onServer: true,
  },
);
const ListMissing = lazyComponent(() => import('./list-missing.tsx'), { onServer: true });
/** Lazy, because only logged-in users choose a layout. */
const HomeControl = lazyComponent(() => import('../../features/home/home-control.tsx'));
const HomeSections = lazyComponent(() => import('../../features/home/home-layout-sections.tsx'));
const LiveCards = lazyComponent(() => import('../../features/browse/live-cards.tsx'));

/** `/`, the sections and the lists below them. */
export const BrowsePage = () => {
  const { pathname, search } = useLocation();
  const { t } = useTexts('site');
  const { site } = useSiteConfig();
  const errorText = useErrorText();
  const list = useBrowse(pathname);
  const links = useSiteLinks();
  const visitor = useCurrentUser();
  const layout =
    pathname === '/' && visitor.isLoggedIn ? (visitor.data?.settings.home_layout ?? 'classic') : null;
  // A page of the list is the list, whatever the layout of the home page is.
  const isList = !layout || layout === 'classic' || list.page > 1;
  const { data, error } = list;
  const gender = genderOfSection(pathname);
  useEffect(() => rememberSection(gender), [gender]);
  if (data?.redirect) return <Navigate to={data.redirect + search} replace />;
  if (error?.status === 404) return <ListMissing error={error} />;
  const seo = data?.seo;
  return (
    <BrowseScreen
      {...links}
      title={seo?.h1 || site.custom.h1_content || site.display_name}
      // The home page's description is for search engines.
      description={pathname === '/' ? '' : seo?.description}
      users={data?.userList}
      totalCount={data?.totalCount ?? 0}
      breadcrumbs={(seo?.breadcrumbList ?? []).map(({ label, path }) => ({ label, href: path }))}
      tabs={data?.tabList ?? []}
      path={pathname}
      aside={layout ? <HomeControl layout={layout} /> : null}
      instead={layout && !isList ? <HomeSections layout={layout} /> : null}
      intro={<OperatorText html={seo?.headerHtml ?? ''} />}
      outro={
        <>
          {data ? (
            <ListExtras answer={data} pages={isList ? { path: pathname, search, page: list.page } : null} />
          ) : null}
          <OperatorText html={seo?.footerHtml ?? ''} />
          <LiveCards />
        </>
      }
      errorMessage={error ? (error.type === 'internal' ? t('browse.failed') : errorText(error)) : null}
      page={list.page}
      hasMore={list.hasMore}
      isGrowing={list.isGrowing}
      onGrow={list.grow}
      onNearEnd={list.prefetch}
      onRetry={() => void list.retry()}
    />
  );
};
