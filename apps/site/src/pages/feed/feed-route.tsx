import { feedKey } from '../../features/content/content-keys.ts';
import type { RouteModule } from '../../shell/routes/route-module.ts';
import { feedAddress, feedPlace } from './feed-address.ts';
import { FeedPage } from './feed-page.tsx';

const TITLES = {
  f: 'content:feed.titles.girls',
  m: 'content:feed.titles.men',
  t: 'content:feed.titles.trans',
  c: 'content:feed.titles.couples',
} as const;

/** `/girls/feed` and the feeds of the other sections */
export const route: RouteModule = {
  namespaces: ['browse', 'content', 'room'],
  searchParams: ['collection', 'page'],
  keys: (_params, pathname, _language, query) => {
    const { gender, collection, page } = feedPlace(pathname, query);
    return [feedKey(gender, collection, page)];
  },
  seo: ({ pathname, query, site: { site }, t }) => {
    const place = feedPlace(pathname, query);
    return {
      title: `${t(TITLES[place.gender])}${place.page > 1 ? ` (${place.page})` : ''} · ${site.display_name}`,
      description: t('content:feed.description', { site: site.display_name }),
      canonical: feedAddress(place),
      // What an account follows is no page for search engines.
      isPrivate: place.collection === 'followed',
    };
  },
  Component: FeedPage,
};
