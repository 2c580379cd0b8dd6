import { listPageOf } from '../../features/browse/list-page.ts';
import { homeFrontKey } from '../../features/home/home-keys.ts';
import type { RouteModule } from '../../shell/routes/route-module.ts';
import { route as list } from './browse-route.tsx';
import { HomePage } from './home-page.tsx';

/** `/`: the list of all live rooms, and the parts above it. */
export const route: RouteModule = {
  ...list,
  namespaces: ['browse', 'home'],
  keys: (params, pathname, language, query) => [
    ...(list.keys?.(params, pathname, language, query) ?? []),
    ...(listPageOf(query) > 1 ? [] : [homeFrontKey(language)]),
  ],
  Component: HomePage,
};
