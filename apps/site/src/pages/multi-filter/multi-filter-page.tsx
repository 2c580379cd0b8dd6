import { BrowseScreen, FilterPanel } from '@footlight/site-widgets';
import { useAnnounce, useNumber, useTexts } from '@footlight/ui';
import { useAtom } from 'jotai';
import { useEffect, useId, useRef } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router';
import ListExtrasOf from '../../features/browse/list-extras-of.tsx';
import LiveCards from '../../features/browse/live-cards.tsx';
import { useBrowse } from '../../features/browse/use-browse.ts';
import { useSiteLinks } from '../../features/browse/use-site-links.ts';
import CardPreview from '../../features/player/card-preview.tsx';
import { useRead } from '../../shell/api/use-read.ts';
import { useErrorText } from '../../shell/errors/use-error-text.ts';
import { storedAtom } from '../../shell/storage/stored-atom.ts';
import { filterCountsKey, filterQuery } from './filter-query.ts';

const SECTIONS = ['girls', 'couples', 'men', 'trans'] as const;
/** Filters are used again within this time (spec 3 §9). */
const KEPT_MS = 60_000;
const keptAtom = storedAtom<{ search: string; at: number } | null>('multi-filter', null, 'session', true);

/** `/multi-filter`: rooms that match all filters. The address has them. */
export const MultiFilterPage = () => {
  const { search } = useLocation();
  const { t } = useTexts(['lists', 'browse', 'site']);
  const errorText = useErrorText();
  const number = useNumber();
  const navigate = useNavigate();
  const action = useHref('/multi-filter');
  const [kept, setKept] = useAtom(keptAtom);
  const list = useBrowse('/multi-filter', filterQuery(new URLSearchParams(search)));
  const counts = useRead(filterCountsKey(new URLSearchParams(search)), {
    keepPreviousData: true,
    revalidateOnFocus: false,
  });
  const { data, error } = list;
  const links = useSiteLinks();
  const listId = useId();
  const announce = useAnnounce();
  const said = useRef(search);
  const count = data?.totalCount;
  // The list changes without a new page, so screen readers announce how many rooms match.
  useEffect(() => {
    if (count === undefined || said.current === search) return;
    said.current = search;
    announce(t('browse:count', { count, shown: number(count) }));
  }, [announce, count, number, search, t]);
  // Opened without filters, the page has those of the last minute. After the user clears them, the page stays without
  // filters.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the page opens
  useEffect(() => {
    if (!search && kept?.search && Date.now() - kept.at < KEPT_MS)
      void navigate(`/multi-filter${kept.search}`, { replace: true });
  }, []);
  useEffect(() => setKept({ search, at: Date.now() }), [search, setKept]);
  return (
    <BrowseScreen
      {...links}
      path="/multi-filter"
      source={new URLSearchParams(search).get('source') ?? '/'}
      title={data?.seo.h1 ?? t('filter.title')}
      description={data?.seo.description}
      users={data?.userList}
      totalCount={data?.totalCount ?? 0}
      listId={listId}
      breadcrumbs={(data?.seo.breadcrumbList ?? []).map(({ label, path }) => ({ label, href: path }))}
      intro={
        <FilterPanel
          action={action}
          search={search}
          sections={SECTIONS.map((key) => ({ value: `/${key}`, label: t(`site:nav.${key}`) }))}
          tags={data?.popularSearchList ?? []}
          // Without them the filters work as well.
          counts={counts.data}
          count={data ? data.totalCount : error ? null : undefined}
          listId={listId}
          onChange={(next) => void navigate(`/multi-filter${next}`, { replace: true })}
        />
      }
      outro={
        <>
          {data ? (
            <ListExtrasOf answer={data} pages={{ path: '/multi-filter', search, page: list.page }} />
          ) : null}
          <LiveCards />
          <CardPreview />
        </>
      }
      error={error ? (error.type === 'internal' ? t('browse:failed') : errorText(error)) : null}
      page={list.page}
      hasMore={list.hasMore}
      growing={list.isGrowing}
      onGrow={list.grow}
      onNearEnd={list.prefetch}
      onRetry={() => void list.retry()}
    />
  );
};
