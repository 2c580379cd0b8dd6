import '@footlight/theme/tailwind.css';
import { createStore } from 'jotai';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { preload, unstable_serialize } from 'swr';
import { App } from './app/app.tsx';
import type { Boot } from './app/boot.ts';
import { RealtimeHost } from './app/realtime-host.tsx';
import { routerRoutes } from './app/router-routes.tsx';
import { createBrowserApi } from './data/api.ts';
import { fetchKey } from './data/use-read.ts';
import { createI18n } from './i18n/create-i18n.ts';
import { languageBase } from './i18n/language.ts';

declare global {
  interface Window {
    __FOOTLIGHT__: Boot;
    __webpack_nonce__?: string;
  }
}

const start = async () => {
  const boot = window.__FOOTLIGHT__;
  // Libraries that add a <style> of their own read the nonce from here.
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
  if (nonce) window.__webpack_nonce__ = nonce;

  const api = createBrowserApi('/api/v1');
  const i18n = await createI18n(boot.language, boot.namespaces);
  const store = createStore();
  const known = new Set(Object.keys(boot.fallback));
  const routes = routerRoutes({
    loadNamespaces: (namespaces) => i18n.loadNamespaces([...namespaces]),
    preload: (key) => {
      const name = unstable_serialize(key);
      if (known.has(name)) return;
      known.add(name);
      preload(key, () => fetchKey(api, key)).catch(() => undefined);
    },
  });
  const basename = languageBase(boot.language) || '/';

  // The matched pages must be here before hydration, or the first render would differ from the server's.
  const matched = matchRoutes(routes, window.location, basename) ?? [];
  await Promise.all([
    // One that does not come is asked for again where it is shown.
    ...boot.parts.map((part) => import(/* @vite-ignore */ part).catch(() => undefined)),
    ...matched.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, { ...(await route.lazy()), lazy: undefined });
    }),
  ]);
  const router = createBrowserRouter(routes, {
    basename,
    hydrationData: { loaderData: Object.fromEntries(matched.map(({ route }) => [route.id ?? '', null])) },
  });
  hydrateRoot(
    document,
    <App boot={boot} api={api} i18n={i18n} store={store}>
      <RealtimeHost>
        <RouterProvider router={router} />
      </RealtimeHost>
    </App>,
  );
};

void start();
