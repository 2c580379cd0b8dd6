// @vitest-environment happy-dom
import type { Client } from '@footlight/client';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { type ScopedMutator, SWRConfig, useSWRConfig } from 'swr';
import { expect, it, vi } from 'vitest';
import { type Boot, BootProvider } from '../boot/boot.ts';
import { ApiProvider } from './api.ts';
import { roomAppsKey } from './keys.ts';
import { useRead } from './use-read.ts';

const key = roomAppsKey('nova');
const boot = { errors: {} } as unknown as Boot;
let mutate: ScopedMutator;
const Panel = () => {
  mutate = useSWRConfig().mutate;
  const { data } = useRead(key);
  return <output>{JSON.stringify(data?.app_panel ?? null)}</output>;
};

it('[ROOM-09] given a change by socket while an answer is on its way, asks again, once', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const asked: ((title: string) => void)[] = [];
  const api = (() =>
    new Promise((resolve) => {
      asked.push((row1_value) =>
        resolve({ apps: [], app_panel: { row1_value }, tip_panel: null, split: null }),
      );
    })) as unknown as Client;
  const box = document.createElement('div');
  const root = createRoot(box);
  await act(async () =>
    root.render(
      <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
        <BootProvider value={boot}>
          <ApiProvider value={api}>
            <Panel />
          </ApiProvider>
        </BootProvider>
      </SWRConfig>,
    ),
  );
  await act(() => vi.waitFor(() => expect(asked).toHaveLength(1)));
  await act(async () => asked[0]?.('first'));
  expect(box.textContent).toContain('first');
  // An app was installed, so the list is read again. The panels change before the answer arrives.
  await act(async () => void mutate(key));
  await act(
    async () =>
      void mutate(key, (known?: object) => ({ ...known, app_panel: { row1_value: 'told' } }), false),
  );
  await act(async () => asked[1]?.('old'));
  expect(box.textContent).toContain('told');
  expect(asked).toHaveLength(3);
  await act(async () => asked[2]?.('new'));
  expect(box.textContent).toContain('new');

  // Two reads at once: the later one answers, and no further one is sent.
  await act(async () => void mutate(key));
  await act(async () => void mutate(key));
  expect(asked).toHaveLength(5);
  await act(async () => asked[3]?.('overtaken'));
  await act(async () => asked[4]?.('last'));
  expect(box.textContent).toContain('last');
  expect(asked).toHaveLength(5);
  await act(async () => root.unmount());
});
