// @vitest-environment happy-dom
import type { Purchase } from '@footlight/contract';
import { exampleWaitingPurchase } from '@footlight/contract/fixtures';
import { cleanup, render } from '@testing-library/react';
import i18next from 'i18next';
import { createStore, Provider } from 'jotai';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { beforeEach, expect, it, vi } from 'vitest';
import { en } from '../../shell/i18n/locales/notices/en.ts';

const account = vi.hoisted(() => ({ lastPayment: null as Purchase | null }));
vi.mock('../../shell/session/use-current-user.ts', () => ({ useCurrentUser: () => ({ data: account }) }));
beforeEach(() => localStorage.clear());

const payment = (more: Partial<Purchase>): Purchase => ({
  ...exampleWaitingPurchase,
  state: 'settled',
  decided_at: new Date().toISOString(),
  ...more,
});

/** The toasts of a freshly loaded page. */
const toastsOf = async (lastPayment: Purchase, isResultOpen = false) => {
  account.lastPayment = lastPayment;
  vi.resetModules();
  const { BootProvider } = await import('../../shell/boot/boot.ts');
  const { modalActions } = await import('../../shell/modals/modals.ts');
  const { toastsAtom } = await import('../../shell/toasts/toasts.ts');
  const { default: PaymentNews } = await import('./payment-news.tsx');
  const i18n = i18next.createInstance().use(initReactI18next);
  await i18n.init({ lng: 'en', resources: { en: { notices: en } } });
  const store = createStore();
  if (isResultOpen) {
    void modalActions(store).open('payment_result', {
      transactionId: lastPayment.transaction_id,
      code: null,
    });
  }
  const boot = { language: 'en' } as Parameters<typeof BootProvider>[0]['value'];
  render(
    <BootProvider value={boot}>
      <I18nextProvider i18n={i18n}>
        <Provider store={store}>
          <PaymentNews />
        </Provider>
      </I18nextProvider>
    </BootProvider>,
  );
  await new Promise((resolve) => setTimeout(resolve, 20));
  cleanup();
  return store.get(toastsAtom).map(({ appearance, content }) => [appearance, content]);
};

it('[BILL-15] tells once how an asynchronous payment ended, also after a reload', async () => {
  const settled = payment({ transaction_id: 'a' });
  const text = 'We received your payment of $20.00. 200 tokens were added.';
  expect(await toastsOf(settled)).toEqual([['success', text]]);
  expect(await toastsOf(settled)).toEqual([]);
  const [declined] = await toastsOf(payment({ transaction_id: 'b', state: 'declined' }));
  expect(declined?.[0]).toBe('error');
});

it('[BILL-15] says nothing of a payment that is shown, of an old one, or of one that the payer waited for', async () => {
  expect(await toastsOf(payment({ transaction_id: 'c' }), true)).toEqual([]);
  const old = new Date(Date.now() - 8 * 86_400_000).toISOString();
  expect(await toastsOf(payment({ transaction_id: 'd', decided_at: old }))).toEqual([]);
  expect(await toastsOf(payment({ transaction_id: 'e', wait: null }))).toEqual([]);
});
