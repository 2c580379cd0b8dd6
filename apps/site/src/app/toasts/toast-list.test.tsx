// @vitest-environment happy-dom
import { uiLocales } from '@footlight/ui';
import i18next from 'i18next';
import { createStore, Provider } from 'jotai';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { beforeEach, expect, it, vi } from 'vitest';
import { showToast } from '../../shell/toasts/toasts.ts';
import ToastList from './toast-list.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
const heard = vi.hoisted(() => ({ volumes: [] as number[], volume: 40 }));
// Replaces sound output and account settings; the test covers the code between them.
vi.mock('../../shell/sound/room-sounds.ts', () => ({
  playToast: (volume: number) => heard.volumes.push(volume),
}));
vi.mock('../../shell/session/use-settings.ts', () => ({ useSettings: () => [{ volume_tip: heard.volume }] }));

beforeEach(() => {
  heard.volumes.length = 0;
  Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: true }, configurable: true });
});

const shown = async (toasts: Parameters<typeof showToast>[1][]) => {
  const i18n = i18next.createInstance();
  await i18n.init({ lng: 'en', resources: { en: { ui: await uiLocales.en() } } });
  const store = createStore();
  const box = document.createElement('div');
  document.body.append(box);
  const root = createRoot(box);
  await act(async () =>
    root.render(
      <I18nextProvider i18n={i18n}>
        <Provider store={store}>
          <ToastList />
        </Provider>
      </I18nextProvider>,
    ),
  );
  for (const toast of toasts) await act(async () => showToast(store, toast));
  const text = document.body.textContent;
  await act(async () => root.unmount());
  box.remove();
  return text;
};

it('[SHELL-11] a toast is heard at the volume of tips, once', async () => {
  heard.volume = 40;
  expect(await shown([{ appearance: 'info', content: 'The room is back.' }])).toContain('The room is back.');
  await vi.waitFor(() => expect(heard.volumes).toEqual([40]));
});

it('[SHELL-11] silent tips, silent toasts; and one that has a sound of its own brings no other', async () => {
  heard.volume = 0;
  await shown([{ appearance: 'info', content: 'One' }]);
  heard.volume = 60;
  await shown([{ appearance: 'info', content: 'Two', isQuiet: true }]);
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(heard.volumes).toEqual([]);
});
