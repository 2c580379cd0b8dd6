import { isReservedName, type MediaItem, mediaHref } from '@footlight/contract';
import { mediaKey, mediaPlaylistKey } from '../../shell/api/media-keys.ts';
import type { RouteModule } from '../../shell/routes/route-module.ts';
import { usernameParam } from '../../shell/routes/username-param.ts';
import { MediaItemPage } from './media-item-page.tsx';

const isItem = ({ username = '', id = '' }: { username?: string; id?: string }) =>
  !isReservedName(username) && /^\d{1,9}$/.test(id);
const itemOf = (data: unknown) => (data as { media?: MediaItem } | undefined)?.media;

const SEO_TEXTS = ['media:seo.item.a', 'media:seo.item.b', 'media:seo.item.c', 'media:seo.item.d'] as const;
/** The text varies with the last digits of the id (spec 3 §9), so that search engines do not see one text a thousand times. */
const seoTextOf = (id: number) => SEO_TEXTS[id % SEO_TEXTS.length] ?? SEO_TEXTS[0];

/** `/{username}/media/{slug}/{id}` and the short forms: a video or a picture set. */
export const route: RouteModule = {
  namespaces: ['billing', 'extra', 'media'],
  searchParams: ['playlist'],
  isFound: isItem,
  keys: (params) => (isItem(params) ? [mediaKey(params.id ?? ''), mediaPlaylistKey(params.id ?? '')] : []),
  fits: (params, data) => itemOf(data)?.username === usernameParam(params),
  seo: ({ params, data, site, t }) => {
    const item = itemOf(data);
    const name = site.site.display_name;
    return {
      title: item ? `${item.name} · ${item.user_display_name} · ${name}` : name,
      description: item
        ? `${t(seoTextOf(item.id), { title: item.name, name: item.user_display_name, site: name })} ${item.description}`.trim()
        : t('media:seo.description', { site: name }),
      canonical: item ? mediaHref(item) : `/${usernameParam(params)}/media`,
      isPrivate: item === undefined || item.access_type === 'unavailable' || item.access_type === 'age',
    };
  },
  structuredData: ({ data, base }) => {
    const item = itemOf(data);
    if (!item) return null;
    const url = base + mediaHref(item);
    return {
      '@context': 'https://schema.org',
      '@type': item.is_video ? 'VideoObject' : 'ImageGallery',
      name: item.name,
      description: item.description || item.name,
      url,
      thumbnailUrl: base + item.thumbnail_url,
      ...(item.is_video
        ? { uploadDate: item.created_at_iso8601, duration: `PT${item.duration}S` }
        : { datePublished: item.created_at_iso8601 }),
      keywords: item.tags.join(', '),
      author: { '@type': 'Person', name: item.user_display_name, url: `${base}/${item.username}` },
      isAccessibleForFree: item.token_price === 0 && item.fanclub_access_level === null,
      interactionStatistic: {
        '@type': 'InteractionCounter',
        interactionType: { '@type': item.is_video ? 'WatchAction' : 'ViewAction' },
        userInteractionCount: item.views,
      },
    };
  },
  Component: MediaItemPage,
};
