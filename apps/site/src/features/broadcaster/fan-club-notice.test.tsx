// @vitest-environment happy-dom
import { broadcasterLocales } from '@footlight/room-widgets';
import { commonLocales, uiLocales } from '@footlight/ui';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { createStore, Provider } from 'jotai';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FanClubNotice } from './fan-club-notice.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const i18n = i18next.createInstance();
/** The notice in a new tab of the same browser. */
const visit = async (username: string) => {
  cleanup();
  const en = {
    broadcaster: await broadcasterLocales.en(),
    ui: await uiLocales.en(),
    common: await commonLocales.en(),
  };
  await i18n.use(initReactI18next).init({ lng: 'en', resources: { en } });
  const onSet = vi.fn();
  render(
    <I18nextProvider i18n={i18n}>
      <Provider store={createStore()}>
        <FanClubNotice username={username} onSet={onSet} />
      </Provider>
    </I18nextProvider>,
  );
  return onSet;
};
const notice = () => document.querySelector('[data-component="fan-club-announcement"]');

it('[SHELL-21] tells a broadcaster once about monthly tiers, 80 % and the prices to set', async () => {
  const onSet = await visit('set_once');
  expect(notice()?.textContent).toMatch(/subscribe to you at three monthly tiers.*80%/);
  fireEvent.click(screen.getByRole('button', { name: 'Set prices' }));
  expect(onSet).toHaveBeenCalledOnce();
  expect(notice()).toBeNull();
  await visit('set_once');
  expect(notice()).toBeNull();
});

it('[SHELL-21] closing it is enough, and another broadcaster of this browser is told too', async () => {
  await visit('closed_once');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(notice()).toBeNull();
  await visit('another_one');
  expect(notice()).not.toBeNull();
});
