import type { ReadKey } from '@footlight/contract/client';
import type { RouteObject } from 'react-router';
import { splitLanguage } from '../../shell/i18n/language.ts';
import type { Namespace } from '../../shell/i18n/namespaces.ts';
import { loadRetried } from '../../shell/lazy/load-retried.ts';
import type { RouteModule } from '../../shell/routes/route-module.ts';
import { AppShell } from '../app-shell.tsx';
import { RouteErrorPage } from '../route-error-page.tsx';
import { PageHead } from './page-head.tsx';
import { SITE_ROUTES } from './routes.ts';

export interface RouterHooks {
  loadNamespaces(namespaces: readonly Namespace[]): Promise<unknown>;
  /** Starts a read that is not cached yet; the page does not wait for it. */
  preload(key: ReadKey): void;
}

const pageOf = (route: RouteModule) => () => (
  <>
    <PageHead route={route} />
    <route.Component />
  </>
);

/** The site's routes for the router: all pages inside the shell, each loaded when it is first opened. */
export const routerRoutes = (hooks: RouterHooks): RouteObject[] => [
  {
    Component: AppShell,
    ErrorBoundary: RouteErrorPage,
    children: SITE_ROUTES.map(({ path, load, isProtected }) => ({
      path,
      handle: { isProtected },
      ErrorBoundary: RouteErrorPage,
      lazy: async () => {
        const { route } = await loadRetried(load);
        await hooks.loadNamespaces(route.namespaces ?? []);
        return {
          Component: pageOf(route),
          loader: ({ params, request }: { params: Record<string, string | undefined>; request: Request }) => {
            // The request's path still has the language in front.
            for (const key of route.keys?.(params, splitLanguage(new URL(request.url).pathname).path) ?? [])
              hooks.preload(key);
            return null;
          },
        };
      },
    })),
  },
];
