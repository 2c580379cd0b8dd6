import { isReservedName, type MediaCardItem } from '@footlight/contract';
import { useParams } from 'react-router';
import { MediaListPage } from '../containers/media-list-page.tsx';
import { MyMediaPage } from '../containers/my-media-page.tsx';
import { UserMediaPage } from '../containers/user-media-page.tsx';
import { mediaListKey, topModelsKey, topMonthKey, userMediaKey } from '../data/media-keys.ts';
import type { RouteModule } from './route-module.ts';

const TITLES = {
  pictures: 'media:pictures',
  videos: 'media:videos',
  'top-models': 'media:topModels',
} as const;
const isList = (list: string | undefined): list is keyof typeof TITLES =>
  list !== undefined && list in TITLES;

const MediaRoute = () => {
  const { list, username } = useParams();
  if (username !== undefined) return <UserMediaPage />;
  return list === undefined ? <MyMediaPage /> : <MediaListPage />;
};

/** `/media/{list}`, `/{username}/media` and `/account/media`. */
export const route: RouteModule = {
  namespaces: ['billing', 'media'],
  isFound: ({ username, list }) =>
    username !== undefined ? !isReservedName(username) : list === undefined || isList(list),
  keys: ({ username, list }) => {
    if (username !== undefined) return isReservedName(username) ? [] : [userMediaKey(username.toLowerCase())];
    if (list === 'top-models') return [topModelsKey(1), topMonthKey];
    if (!isList(list)) return [];
    return [mediaListKey(list === 'pictures' ? 'picture' : 'video', 1, 'date_added', null)];
  },
  seo: ({ params, pathname, data, site, t }) => {
    const { username, list } = params;
    const name = site.site.display_name;
    const [first] = (data as { mediaList?: MediaCardItem[] } | undefined)?.mediaList ?? [];
    const title =
      username !== undefined
        ? t('media:of', { name: first?.user_display_name ?? username })
        : t(isList(list) ? TITLES[list] : 'media:mine');
    return {
      title: `${title} | ${name}`,
      description: t('media:seo.description', { site: name }),
      canonical: pathname.toLowerCase(),
      isPrivate: username === undefined && list === undefined,
    };
  },
  Component: MediaRoute,
};
