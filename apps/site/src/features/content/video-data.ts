import { freeVideoHref, type MediaCardItem } from '@footlight/contract';

/** A free video as search engines read it (schema.org, VideoObject). */
export const videoData = (item: MediaCardItem, base: string): object => ({
  '@type': 'VideoObject',
  name: item.name,
  description: item.description || item.name,
  url: base + freeVideoHref(item),
  thumbnailUrl: base + item.thumbnail_url,
  uploadDate: item.created_at,
  duration: `PT${item.duration}S`,
  author: { '@type': 'Person', name: item.user_display_name, url: `${base}/${item.username}` },
  isAccessibleForFree: true,
  isFamilyFriendly: false,
});

/** A list of free videos (schema.org, ItemList); null without any. */
export const videoListData = (items: readonly MediaCardItem[], base: string): object | null =>
  items.length === 0
    ? null
    : {
        '@context': 'https://schema.org',
        '@type': 'ItemList',
        itemListElement: items.map((item, at) => ({
          '@type': 'ListItem',
          position: at + 1,
          item: videoData(item, base),
        })),
      };
