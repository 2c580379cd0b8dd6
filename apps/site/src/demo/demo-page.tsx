import type { Client } from '@footlight/client';
import type { Language } from '@footlight/contract';
import type { i18n } from 'i18next';
import { createStore, Provider as StoreProvider } from 'jotai';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { SWRConfig } from 'swr';
import { RealtimeHost } from '../app/realtime/realtime-host.tsx';
import { routerRoutes } from '../app/router/router-routes.tsx';
import { loadPage } from '../server/load-page.ts';
import { ApiProvider, createBrowserApi } from '../shell/api/api.ts';
import { type Boot, BootProvider } from '../shell/boot/boot.ts';
import { createI18n } from '../shell/i18n/create-i18n.ts';
import type { Namespace } from '../shell/i18n/namespaces.ts';

export interface DemoPage {
  boot: Boot;
  api: Client;
  i18n: i18n;
  routes: ReturnType<typeof routerRoutes>;
  /** Address that the page has instead; null if the address is right. */
  redirect: string | null;
}

/** Loads a page as the site's server does, and everything that its first render needs. */
export const loadDemoPage = async (input: {
  /** Without the language. */
  path: string;
  search: string;
  language: Language;
  scheme: Boot['scheme'];
}): Promise<DemoPage> => {
  const { language, scheme } = input;
  const api = createBrowserApi('/api/v1');
  const loaded = await loadPage(api, input);
  const isPage = loaded.kind === 'page';
  const namespaces: readonly Namespace[] = isPage ? loaded.namespaces : [];
  const i18n = await createI18n(language, namespaces);
  return {
    boot: {
      language,
      namespaces,
      scheme,
      styleNonce: '',
      fallback: isPage ? loaded.fallback : {},
      errors: isPage ? loaded.errors : {},
      parts: [],
      head: { styles: [], font: null, brand: '', operator: null, themeColors: ['', ''] },
    },
    api,
    i18n,
    routes: routerRoutes({ language, loadNamespaces: i18n.loadNamespaces, preload: () => undefined }),
    redirect: isPage ? null : loaded.to,
  };
};

/** The site's pages without a document of their own: the demo's page or a story is around them. */
export const DemoApp = ({ page, children }: { page: DemoPage; children: ReactNode }) => (
  <BootProvider value={page.boot}>
    <SWRConfig value={{ provider: () => new Map(), fallback: page.boot.fallback, errorRetryCount: 5 }}>
      <StoreProvider store={createStore()}>
        <I18nextProvider i18n={page.i18n}>
          <ApiProvider value={page.api}>
            <RealtimeHost>{children}</RealtimeHost>
          </ApiProvider>
        </I18nextProvider>
      </StoreProvider>
    </SWRConfig>
  </BootProvider>
);
