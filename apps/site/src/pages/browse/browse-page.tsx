import { type BrowseAnswer, genderOfSection, SECTIONS } from '@footlight/contract';
import { BrowseScreen, type BrowseScreenProps, QuickFilters } from '@footlight/site-widgets';
import { lazyComponent, useTexts } from '@footlight/ui';
import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useBrowse } from '../../features/browse/use-browse.ts';
import { useSiteLinks } from '../../features/browse/use-site-links.ts';
import { rememberSection } from '../../shell/boot/preferences.ts';
import { useErrorText } from '../../shell/errors/use-error-text.ts';
import { useSiteConfig } from '../../shell/site/use-site-config.ts';

/** Lazy, because few operators have such a text. */
const OperatorText = lazyComponent(() => import('./operator-text.tsx'), {
  onServer: true,
  useIsShown: ({ html }) => html !== '',
});
const ListExtras = lazyComponent(() => import('../../features/browse/list-extras-of.tsx'), {
  onServer: true,
});
const ListMissing = lazyComponent(() => import('./list-missing.tsx'), { onServer: true });
const LiveCards = lazyComponent(() => import('../../features/browse/live-cards.tsx'));
const CardPreview = lazyComponent(() => import('../../features/player/card-preview.tsx'));

/** Whether the tabs of an answer are the lists of a section, which every page has, and not the parts of one list. */
const isOfSection = ([first]: BrowseAnswer['tabList']): boolean =>
  first === undefined || first.path === '/' || SECTIONS.some((section) => section === first.path);

/** A list; `/` adds what surrounds the list on the home page. */
export const BrowsePage = ({
  aside,
  front,
  instead,
}: Partial<Pick<BrowseScreenProps, 'aside' | 'front' | 'instead'>>) => {
  const { pathname, search } = useLocation();
  const { t } = useTexts('browse');
  const { site } = useSiteConfig();
  const errorText = useErrorText();
  const list = useBrowse(pathname);
  const links = useSiteLinks();
  const { data, error } = list;
  const gender = genderOfSection(pathname);
  useEffect(() => rememberSection(gender), [gender]);
  if (data?.redirect) return <Navigate to={data.redirect + search} replace />;
  if (error?.status === 404) return <ListMissing error={error} />;
  const seo = data?.seo;
  const hasParts = !isOfSection(data?.tabList ?? []);
  return (
    <BrowseScreen
      {...links}
      title={seo?.h1 || site.custom.h1_content || site.display_name}
      // The home page's description is for search engines.
      description={pathname === '/' ? '' : seo?.description}
      users={data?.userList}
      totalCount={data?.totalCount ?? 0}
      breadcrumbs={(seo?.breadcrumbList ?? []).map(({ label, path }) => ({ label, href: path }))}
      parts={hasParts ? data?.tabList : []}
      filters={
        // A ranking has its own order, and a list without rooms nothing to narrow.
        hasParts || data?.totalCount === 0 ? null : (
          <QuickFilters source={pathname} tags={data?.popularSearchList ?? []} />
        )
      }
      path={pathname}
      aside={aside}
      front={front ?? null}
      instead={instead}
      intro={<OperatorText html={seo?.headerHtml ?? ''} />}
      outro={
        <>
          {data ? (
            <ListExtras answer={data} pages={instead ? null : { path: pathname, search, page: list.page }} />
          ) : null}
          <OperatorText html={seo?.footerHtml ?? ''} />
          <LiveCards />
          <CardPreview />
        </>
      }
      error={error ? (error.type === 'internal' ? t('failed') : errorText(error)) : null}
      page={list.page}
      hasMore={list.hasMore}
      growing={list.isGrowing}
      onGrow={list.grow}
      onNearEnd={list.prefetch}
      onRetry={() => void list.retry()}
    />
  );
};
