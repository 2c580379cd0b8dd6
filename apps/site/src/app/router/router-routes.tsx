import type { ReadKey } from '@footlight/client';
import type { Language } from '@footlight/contract';
import { lazyComponent } from '@footlight/ui';
import type { RouteObject } from 'react-router';
import { splitLanguage } from '../../shell/i18n/language.ts';
import type { Namespace } from '../../shell/i18n/namespaces.ts';
import type { RouteModule } from '../../shell/routes/route-module.ts';
import { WORK_ROUTE } from '../../shell/routes/use-is-work.ts';
import { AppShell } from '../app-shell.tsx';
import { PageFailed } from './page-failed/page-failed.tsx';
import { PageHead } from './page-head.tsx';
import { PageOnline } from './page-online.tsx';
import { SITE_ROUTES, type SiteRoute, WORK_NAMESPACES } from './routes.ts';

export interface RouterHooks {
  /** Language of the page. */
  language: Language;
  loadNamespaces(namespaces: readonly Namespace[]): Promise<unknown>;
  /** Starts a read that is not cached yet; the page does not wait for it. */
  preload(key: ReadKey): void;
}

const RouteErrorPage = lazyComponent(() => import('../render-error-page.tsx'), { onServer: true });

const pageOf = (route: RouteModule) => () => (
  <PageOnline route={route}>
    <PageHead route={route} />
    <route.Component />
  </PageOnline>
);

const toRoute =
  (hooks: RouterHooks) =>
  ({ path, load, isProtected }: SiteRoute): RouteObject => ({
    id: path,
    path,
    handle: { isProtected },
    ErrorBoundary: RouteErrorPage,
    lazy: async () => {
      const ready = async () => {
        const { route } = await load();
        await hooks.loadNamespaces(route.namespaces ?? []);
        return route;
      };
      const route = await ready().catch(() => null);
      // The page then loads itself, and shows a message in its place if that fails too.
      if (!route) {
        const failure = PageFailed;
        return { Component: lazyComponent(async () => ({ default: pageOf(await ready()) }), { failure }) };
      }
      return {
        Component: pageOf(route),
        loader: ({ params, request }: { params: Record<string, string | undefined>; request: Request }) => {
          // The request's path still has the language in front.
          const { pathname, searchParams } = new URL(request.url);
          const { path: address } = splitLanguage(pathname);
          const keys = route.keys?.(params, address, hooks.language, searchParams) ?? [];
          for (const key of keys) hooks.preload(key);
          return null;
        },
      };
    },
  });

/** The frame of the pages of work, loaded with the first of them. */
const workRoute = (hooks: RouterHooks): RouteObject => ({
  id: WORK_ROUTE,
  ErrorBoundary: RouteErrorPage,
  lazy: async () => {
    const ready = async () => {
      const { WorkShell } = await import('../work-pages/work-shell.tsx');
      await hooks.loadNamespaces(WORK_NAMESPACES);
      return { default: WorkShell };
    };
    const frame = await ready().catch(() => null);
    return { Component: frame?.default ?? lazyComponent(ready, { failure: PageFailed }) };
  },
  children: SITE_ROUTES.filter(({ isWork }) => isWork).map(toRoute(hooks)),
});

/** The site's routes for the router: all pages inside the shell, each loaded when it is first opened. */
export const routerRoutes = (hooks: RouterHooks): RouteObject[] => [
  {
    id: 'shell',
    Component: AppShell,
    ErrorBoundary: RouteErrorPage,
    children: [...SITE_ROUTES.filter(({ isWork }) => !isWork).map(toRoute(hooks)), workRoute(hooks)],
  },
];
