import { hydrateGrids, loadRetried } from '@footlight/ui';
import { createStore } from 'jotai';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { preload, unstable_serialize } from 'swr';
import { RealtimeHost } from './app/realtime/realtime-host.tsx';
import { App } from './app/root/app.tsx';
import { readyRoutes } from './app/router/ready-routes.ts';
import { routerRoutes } from './app/router/router-routes.tsx';
import { createBrowserApi } from './shell/api/api.ts';
import { fetchKey } from './shell/api/use-read.ts';
import { BOOT_ELEMENT, type Boot } from './shell/boot/boot.ts';
import { createI18n } from './shell/i18n/create-i18n.ts';
import { languageBase } from './shell/i18n/language.ts';

declare global {
  interface Window {
    __webpack_nonce__?: string;
  }
}

/** Milliseconds in which a page that the visitor leaves is gone. */
const LEFT_WITHIN = 500;

/** A page that is left by then had no error, only imports that were refused (in Firefox). */
const unlessLeft = (report: () => void): void => void setTimeout(report, LEFT_WITHIN);

/** Brings the server's HTML to life. */
export const start = async (): Promise<void> => {
  const boot = JSON.parse(document.getElementById(BOOT_ELEMENT)?.textContent ?? '') as Boot;
  // Libraries that add a <style> element read the nonce from here.
  window.__webpack_nonce__ = boot.styleNonce;

  const api = createBrowserApi('/api/v1');
  const i18n = await createI18n(boot.language, boot.namespaces);
  const store = createStore();
  const known = new Set(Object.keys(boot.fallback));
  const routes = routerRoutes({
    language: boot.language,
    loadNamespaces: i18n.loadNamespaces,
    preload: (key) => {
      const name = unstable_serialize(key);
      if (known.has(name)) return;
      known.add(name);
      preload(key, () => fetchKey(api, key)).catch(() => undefined);
    },
  });
  const basename = languageBase(boot.language) || '/';

  // The matched pages must be here before hydration, or the first render would differ from the server's.
  const [hydrationData] = await Promise.all([
    readyRoutes(routes, window.location, basename),
    // A part that fails to load is loaded again when it is rendered.
    ...boot.parts.map((part) => import(/* @vite-ignore */ part).catch(() => undefined)),
  ]);
  const router = createBrowserRouter(routes, { basename, hydrationData });
  const { key: firstKey } = router.state.location;
  // The router shows each state in a transition, such as the bar of a page that loads.
  router.subscribe(({ navigation, location }) => {
    if ((navigation.location ?? location).key !== firstKey) hydrateGrids();
  });
  // Loaded ahead of errors: when a chunk fails, this one might fail too.
  const reports = loadRetried(() => import('./shell/reports/report-error.ts'));
  // Firefox refuses the imports of a page that the visitor leaves.
  reports.catch(() => undefined);
  // In a transition, React yields to input between its steps.
  startTransition(() => {
    hydrateRoot(
      document,
      <App boot={boot} api={api} i18n={i18n} store={store}>
        <RealtimeHost>
          <RouterProvider router={router} />
        </RealtimeHost>
      </App>,
      {
        onCaughtError: (error) =>
          unlessLeft(() => {
            // biome-ignore lint/suspicious/noConsole: React prints caught errors, and this option replaces that
            console.error(error);
            reports.then(({ reportError }) => reportError(api, error)).catch(() => undefined);
          }),
        // React's own error only says that it rendered something again.
        onRecoverableError: (error) =>
          unlessLeft(() => window.reportError((error instanceof Error && error.cause) || error)),
      },
    );
  });
};
