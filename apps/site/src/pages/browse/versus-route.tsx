import { versusContestsKey } from '../../features/versus/versus-keys.ts';
import { versusSection } from '../../features/versus/versus-section.ts';
import type { RouteModule } from '../../shell/routes/route-module.ts';
import { route as list } from './browse-route.tsx';
import { VersusPage } from './versus-page.tsx';

/** `/contests/girls/versus`, `/men/versus`, `/trans/versus` and `/couples/versus` */
export const route: RouteModule = {
  ...list,
  namespaces: ['browse', 'versus'],
  keys: (params, pathname, language, query) => [
    ...(list.keys?.(params, pathname, language, query) ?? []),
    versusContestsKey(versusSection(pathname)),
  ],
  Component: VersusPage,
};
