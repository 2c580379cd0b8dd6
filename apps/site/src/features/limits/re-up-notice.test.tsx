// @vitest-environment happy-dom
import { limitLocales } from '@footlight/billing-widgets';
import type { SpendingAnswer } from '@footlight/contract';
import { exampleSpending } from '@footlight/contract/fixtures';
import { uiLocales } from '@footlight/ui';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { createStore, Provider } from 'jotai';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it, vi } from 'vitest';
import ReUpNotice from './re-up-notice.tsx';

const spending = vi.hoisted(() => ({ data: undefined as unknown }));
vi.mock('./use-spending.ts', () => ({ useSpending: () => spending }));
vi.mock('../../shell/errors/use-error-text.ts', () => ({ useErrorText: () => String }));
afterEach(cleanup);

const show = async (reUp: Partial<SpendingAnswer['re_up']>, cards = exampleSpending.cards) => {
  cleanup();
  spending.data = {
    ...exampleSpending,
    cards,
    re_up: { ...exampleSpending.re_up, enabled: false, disabled_by_user: false, ...reUp },
  };
  const i18n = i18next.createInstance();
  const en = { limits: await limitLocales.en(), ui: await uiLocales.en() };
  await i18n.init({ lng: 'en', resources: { en } });
  render(
    <I18nextProvider i18n={i18n}>
      <Provider store={createStore()}>
        <ReUpNotice />
      </Provider>
    </I18nextProvider>,
  );
  return screen.queryByRole('button', { name: 'Turn on auto re-up' });
};

it('[BILL-09] a private’s start suggests auto re-up to who has a card and did not turn it off', async () => {
  expect(await show({ enabled: true })).toBeNull();
  expect(await show({ disabled_by_user: true })).toBeNull();
  expect(await show({}, [])).toBeNull();
  const offer = await show({});
  expect(offer).not.toBeNull();
  if (offer) fireEvent.click(offer);
  expect(document.querySelector('[data-component=auto-re-up]')).not.toBeNull();
});

it('[BILL-09] the suggestion can be closed', async () => {
  await show({});
  const close = document.querySelector<HTMLElement>('[data-component=banner] [data-component=icon-button]');
  if (close) fireEvent.click(close);
  expect(document.querySelector('[data-component=banner]')).toBeNull();
});
