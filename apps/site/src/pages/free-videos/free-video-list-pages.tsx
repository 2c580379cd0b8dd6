import { freeVideoHref } from '@footlight/contract';
import { FreeVideoTags, MediaListScreen, MediaNames, NoFreeVideos } from '@footlight/site-widgets';
import { useTexts } from '@footlight/ui';
import { type ReactNode, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import {
  freeVideoModelsKey,
  freeVideosOfKey,
  freeVideoTagsKey,
} from '../../features/content/content-keys.ts';
import { listAddress, pageOf, pageText } from '../../features/content/list-address.ts';
import { useRead } from '../../shell/api/use-read.ts';
import { FreeVideoFailure } from './free-video-failure.tsx';
import { FREE_VIDEOS } from './free-video-filter.ts';
import { useFreeVideoSections } from './use-free-video-sections.ts';

const NONE: ReadonlySet<number> = new Set();

const usePage = () => {
  const [query] = useSearchParams();
  return pageOf(query, 'p');
};

/** A list of names or tags instead of cards. */
const Names = ({
  title,
  current,
  path,
  page = 1,
  pageCount = 1,
  onRetry,
  children,
}: {
  title: string;
  current: 'models' | 'tags';
  path: string;
  page?: number;
  pageCount?: number;
  onRetry: () => void;
  /** Undefined while it loads. */
  children: ReactNode | undefined;
}) => (
  <MediaListScreen
    title={title}
    breadcrumbs={[]}
    sections={useFreeVideoSections(current)}
    items={undefined}
    count={0}
    owned={NONE}
    now={0}
    error={null}
    onRetry={onRetry}
    page={page}
    pageCount={pageCount}
    hrefOf={(one) => listAddress(path, { p: pageText(one) })}
  >
    {children}
  </MediaListScreen>
);

/** `/porn/model`: broadcasters with free videos. */
export const FreeVideoModelsPage = () => {
  const { t } = useTexts('content');
  const page = usePage();
  const { data, error, mutate } = useRead(freeVideoModelsKey(page), { keepPreviousData: true });
  if (error) return <FreeVideoFailure error={error} onRetry={() => void mutate()} />;
  const names = data?.data.map((one) => ({
    id: one.user_id,
    href: `${FREE_VIDEOS}/model/${one.username}`,
    name: one.display_name,
    pictureUrl: one.avatar_url,
    itemCount: one.video_count,
  }));
  return (
    <Names
      title={t('free.title')}
      current="models"
      path={`${FREE_VIDEOS}/model`}
      page={page}
      pageCount={data?.last_page ?? 0}
      onRetry={() => void mutate()}
    >
      {names &&
        (names.length > 0 ? (
          <MediaNames title={t('free.models')} names={names} />
        ) : (
          <NoFreeVideos filtered={false} />
        ))}
    </Names>
  );
};

/** `/porn/tag`: all tags. */
export const FreeVideoTagsPage = () => {
  const { t } = useTexts('content');
  const { data, error, mutate } = useRead(freeVideoTagsKey);
  if (error) return <FreeVideoFailure error={error} onRetry={() => void mutate()} />;
  return (
    <Names title={t('free.title')} current="tags" path={`${FREE_VIDEOS}/tag`} onRetry={() => void mutate()}>
      {data &&
        (data.data.length > 0 ? <FreeVideoTags tags={data.data} /> : <NoFreeVideos filtered={false} />)}
    </Names>
  );
};

/** `/porn/model/{name}`: free videos of a broadcaster. */
export const FreeVideosOfPage = () => {
  const { t } = useTexts('content');
  const { name = '' } = useParams();
  const page = usePage();
  const [now] = useState(Date.now);
  const { data, error, mutate } = useRead(freeVideosOfKey(name, page), { keepPreviousData: true });
  const sections = useFreeVideoSections('models');
  if (error) return <FreeVideoFailure error={error} onRetry={() => void mutate()} />;
  const model = data?.model;
  const path = `${FREE_VIDEOS}/model/${model?.username ?? name}`;
  return (
    <MediaListScreen
      title={t('free.modelTitle', { name: model?.display_name ?? name })}
      breadcrumbs={
        model
          ? [
              { href: FREE_VIDEOS, label: t('free.title') },
              { href: `${FREE_VIDEOS}/model`, label: t('free.models') },
              { href: path, label: model.display_name },
            ]
          : []
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
      page={page}
      pageCount={data?.last_page ?? 0}
      hrefOf={(one) => listAddress(path, { p: pageText(one) })}
    />
  );
};
