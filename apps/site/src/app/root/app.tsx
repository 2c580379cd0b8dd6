import type { Client } from '@footlight/client';
import type { i18n } from 'i18next';
import { type createStore, Provider as StoreProvider } from 'jotai';
import { type ReactNode, StrictMode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { SWRConfig } from 'swr';
import { ApiProvider } from '../../shell/api/api.ts';
import { type Boot, BootProvider } from '../../shell/boot/boot.ts';
import { Document } from './document.tsx';

export interface AppProps {
  boot: Boot;
  api: Client;
  i18n: i18n;
  store: ReturnType<typeof createStore>;
  /** The server's or the browser's router. */
  children: ReactNode;
}

/** The whole page, the same on the server and in the browser. */
export const App = ({ boot, api, i18n, store, children }: AppProps) => (
  <StrictMode>
    <BootProvider value={boot}>
      <SWRConfig value={{ fallback: boot.fallback, errorRetryCount: 5 }}>
        <StoreProvider store={store}>
          <I18nextProvider i18n={i18n}>
            <ApiProvider value={api}>
              <Document>{children}</Document>
            </ApiProvider>
          </I18nextProvider>
        </StoreProvider>
      </SWRConfig>
    </BootProvider>
  </StrictMode>
);
