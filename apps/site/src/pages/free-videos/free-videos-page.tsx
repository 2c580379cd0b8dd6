import { freeVideoHref, MEDIA_SORTS } from '@footlight/contract';
import { FreeVideoSearch, MediaListScreen, NoFreeVideos } from '@footlight/site-widgets';
import { useTexts } from '@footlight/ui';
import { useState } from 'react';
import { useHref, useNavigate, useParams, useSearchParams } from 'react-router';
import { freeVideosKey } from '../../features/content/content-keys.ts';
import { useRead } from '../../shell/api/use-read.ts';
import { FreeVideoFailure } from './free-video-failure.tsx';
import { addressOf, FREE_VIDEOS, filterOf } from './free-video-filter.ts';
import { useFreeVideoSections } from './use-free-video-sections.ts';

const NONE: ReadonlySet<number> = new Set();

/** `/porn` and `/porn/tag/{tag}`: free videos by order, tag and words (spec 3 §2). */
export const FreeVideosPage = () => {
  const { t } = useTexts(['content', 'media']);
  const { tag: ofPath } = useParams();
  const [query] = useSearchParams();
  const filter = filterOf(ofPath, query);
  const { data, error, mutate } = useRead(freeVideosKey(filter), { keepPreviousData: true });
  const [now] = useState(Date.now);
  const navigate = useNavigate();
  const action = useHref(FREE_VIDEOS);
  const sections = useFreeVideoSections(filter.tag === null ? 'all' : 'tags');
  if (error) return <FreeVideoFailure error={error} onRetry={() => void mutate()} />;
  const { sort, tag, search } = filter;
  const title = search
    ? t('free.searchTitle', { words: search })
    : tag === null
      ? t('free.title')
      : t('free.tagTitle', { tag });
  const first = { ...filter, page: 1 };
  return (
    <MediaListScreen
      title={title}
      breadcrumbs={
        tag === null
          ? []
          : [
              { href: FREE_VIDEOS, label: t('free.title') },
              { href: addressOf({ ...first, sort: 'date_added', search: '' }), label: `#${tag}` },
            ]
      }
      sections={sections}
      items={data?.data}
      hrefOfItem={freeVideoHref}
      free
      count={data?.count_total ?? 0}
      owned={NONE}
      now={now}
      error={null}
      onRetry={() => void mutate()}
      sort={{
        value: sort,
        options: MEDIA_SORTS.map((value) => ({ value, label: t(`media:sort.${value}`) })),
        onChange: (value) =>
          void navigate(
            addressOf({ ...first, sort: MEDIA_SORTS.find((one) => one === value) ?? 'date_added' }),
          ),
      }}
      action={
        <FreeVideoSearch
          action={action}
          value={search}
          tag={tag}
          onSearch={(words) => void navigate(addressOf({ ...first, search: words }))}
        />
      }
      tags={(data?.tags ?? []).map((one) => ({
        href: addressOf({ ...first, search: '', tag: one.tag }),
        label: `#${one.tag}`,
        current: one.tag === tag,
      }))}
      page={filter.page}
      pageCount={data?.last_page ?? 0}
      hrefOf={(page) => addressOf({ ...filter, page })}
    >
      {data?.data.length === 0 ? <NoFreeVideos filtered={search !== '' || tag !== null} /> : undefined}
    </MediaListScreen>
  );
};
