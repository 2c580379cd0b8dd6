import { MEDIA_SORTS, type MediaListType } from '@footlight/contract';
import { MediaListScreen, MediaNames } from '@footlight/site-widgets';
import { useTexts } from '@footlight/ui';
import { useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { pageNumberOf } from '../../features/media/page-number.ts';
import { MEDIA_LISTS, useMediaSections } from '../../features/media/use-media-sections.ts';
import { useOwnedMedia } from '../../features/media/use-owned-media.ts';
import { exclusiveVideosKey, mediaListKey, topModelsKey, topMonthKey } from '../../shell/api/media-keys.ts';
import { useRead } from '../../shell/api/use-read.ts';

const PAGE = 60;
const address = (path: string, query: Record<string, string | null>) => {
  const text = new URLSearchParams(
    Object.entries(query).filter((pair): pair is [string, string] => !!pair[1]),
  );
  return text.size > 0 ? `${path}?${text}` : path;
};

const ByType = ({ type }: { type: MediaListType }) => {
  const { t } = useTexts('media');
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const owned = useOwnedMedia();
  const [now] = useState(Date.now);
  const page = pageNumberOf(query);
  const tag = query.get('tag');
  const sort = MEDIA_SORTS.find((one) => one === query.get('sort_by')) ?? 'date_added';
  const { data, error, mutate } = useRead(mediaListKey(type, page, sort, tag), { keepPreviousData: true });
  const section = type === 'picture' ? 'pictures' : 'videos';
  const path = MEDIA_LISTS[section];
  // An unknown tag is an empty list (spec 3 §8).
  const isEmpty = error?.type === 'not_found' || error?.type === 'invalid_input';
  const to = (change: Record<string, string | null>) =>
    address(path, { sort_by: sort === 'date_added' ? null : sort, tag, ...change });
  return (
    <MediaListScreen
      title={t(section)}
      breadcrumbs={[]}
      sections={useMediaSections(section)}
      items={isEmpty ? [] : data?.data}
      count={isEmpty ? 0 : (data?.count_total ?? 0)}
      owned={owned}
      now={now}
      error={error && !isEmpty ? t('failed') : null}
      onRetry={() => void mutate()}
      sort={{
        value: sort,
        options: MEDIA_SORTS.map((value) => ({ value, label: t(`sort.${value}`) })),
        onChange: (value) => void navigate(to({ sort_by: value === 'date_added' ? null : value })),
      }}
      tags={[
        { href: to({ tag: null }), label: t('allTags'), current: tag === null },
        ...(data?.tags ?? []).map((one) => ({
          href: to({ tag: one }),
          label: `#${one}`,
          current: one === tag,
        })),
      ]}
      page={page}
      pageCount={isEmpty ? 0 : Math.ceil((data?.count_total ?? 0) / PAGE)}
      hrefOf={(one) => to({ page: one > 1 ? String(one) : null })}
    />
  );
};

const TopModels = () => {
  const { t } = useTexts('media');
  const [query] = useSearchParams();
  const page = pageNumberOf(query);
  const month = useRead(topMonthKey);
  const { data, error, mutate } = useRead(topModelsKey(page));
  const names = (list: NonNullable<typeof data>['data']) =>
    list.map((one) => ({
      id: one.user_id,
      href: `/${one.username}/media`,
      name: one.display_name,
      pictureUrl: one.avatar_url,
      itemCount: one.media_count,
    }));
  const isHere = month.data !== undefined && data !== undefined;
  return (
    <MediaListScreen
      title={t('topModels')}
      breadcrumbs={[]}
      sections={useMediaSections('top')}
      items={undefined}
      count={0}
      owned={new Set()}
      now={0}
      error={error ? t('failed') : null}
      onRetry={() => void mutate()}
      page={page}
      pageCount={Math.ceil((data?.count_total ?? 0) / PAGE)}
      hrefOf={(one) => address(MEDIA_LISTS.top, { page: one > 1 ? String(one) : null })}
    >
      {isHere ? (
        <>
          {page === 1 ? <MediaNames title={t('topMonth')} names={names(month.data?.data ?? [])} /> : null}
          <MediaNames title={t('topEver')} names={names(data.data)} />
        </>
      ) : null}
    </MediaListScreen>
  );
};

/** Videos for members of fan clubs only. */
const Exclusive = () => {
  const { t } = useTexts('media');
  const [query] = useSearchParams();
  const owned = useOwnedMedia();
  const [now] = useState(Date.now);
  const page = pageNumberOf(query);
  const { data, error, mutate } = useRead(exclusiveVideosKey(page), { keepPreviousData: true });
  return (
    <MediaListScreen
      title={t('exclusive')}
      breadcrumbs={[]}
      sections={useMediaSections('exclusive')}
      items={data?.data}
      count={data?.count_total ?? 0}
      owned={owned}
      now={now}
      error={error ? t('failed') : null}
      onRetry={() => void mutate()}
      page={page}
      pageCount={Math.ceil((data?.count_total ?? 0) / PAGE)}
      hrefOf={(one) => address(MEDIA_LISTS.exclusive, { page: one > 1 ? String(one) : null })}
    />
  );
};

/** `/media/videos`, `/media/pictures`, `/media/exclusive-videos` and `/media/top-models`. */
export const MediaListPage = () => {
  const { list } = useParams();
  if (list === 'top-models') return <TopModels />;
  if (list === 'exclusive-videos') return <Exclusive />;
  return <ByType key={list} type={list === 'pictures' ? 'picture' : 'video'} />;
};
