import type { FreeVideo } from '@footlight/contract';
import { freeVideoKey } from '../../features/content/content-keys.ts';
import { videoData } from '../../features/content/video-data.ts';
import type { RouteModule } from '../../shell/routes/route-module.ts';
import { FreeVideoPage } from './free-video-page.tsx';

const videoOf = (data: unknown) => (data as FreeVideo | undefined)?.video;

/** `/porn/video/{slug}` */
export const route: RouteModule = {
  namespaces: ['content', 'media'],
  keys: ({ slug = '' }) => [freeVideoKey(slug)],
  seo: ({ data, pathname, site: { site }, t }) => {
    const video = videoOf(data);
    const name = site.display_name;
    return {
      title: video
        ? `${video.name} · ${video.user_display_name} · ${name}`
        : `${t('content:free.title')} · ${name}`,
      description: video
        ? t('content:free.videoDescription', { title: video.name, name: video.user_display_name, site: name })
        : t('content:free.description', { site: name }),
      canonical: pathname,
      isPrivate: video === undefined || video.access_type === 'age',
    };
  },
  structuredData: ({ data, base }) => {
    const video = videoOf(data);
    return video && video.access_type !== 'age'
      ? { '@context': 'https://schema.org', ...videoData(video, base) }
      : null;
  },
  Component: FreeVideoPage,
};
