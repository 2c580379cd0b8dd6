// @vitest-environment happy-dom
import { billingLocales, walletLocales } from '@footlight/billing-widgets';
import type { Client } from '@footlight/client';
import {
  exampleCurrentUser,
  exampleFanclub,
  exampleFanclubMembership,
  exampleMediaOrder,
  exampleMembership,
  exampleMembershipTerm,
} from '@footlight/contract/fixtures';
import { commonLocales, uiLocales } from '@footlight/ui';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { SWRConfig } from 'swr';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import type { Boot } from '../shell/boot/boot.ts';
import { siteLocales } from '../shell/i18n/locales/site/index.ts';

// Tests share modules. Other tests replace some that these parts import, so these have their own.
vi.resetModules();
const { ApiProvider } = await import('../shell/api/api.ts');
const { BootProvider } = await import('../shell/boot/boot.ts');
const { toastsAtom } = await import('../shell/toasts/toasts.ts');
const { MembershipPanel } = await import('./billing/membership-panel.tsx');
const { FanClubLeaveModal } = await import('./fan-clubs/fan-club-modals.tsx');
const { useOrderDecisions } = await import('./orders/use-order-decisions.ts');
afterAll(() => vi.resetModules());

afterEach(cleanup);
const boot = { errors: {} } as unknown as Boot;

/** Shows a part that reads `answers`. What it sends stays without an answer until `settle`. */
const shown = async (part: ReactNode, answers: Record<string, unknown>) => {
  const settle = new Map<string, (answer: unknown) => void>();
  const api = ((route: string) =>
    route.startsWith('GET ')
      ? Promise.resolve(answers[route])
      : new Promise((resolve) => settle.set(route, resolve))) as unknown as Client;
  const i18n = i18next.createInstance();
  const en = {
    billing: await billingLocales.en(),
    wallet: await walletLocales.en(),
    common: await commonLocales.en(),
    site: await siteLocales.en(),
    ui: await uiLocales.en(),
  };
  await i18n.init({ lng: 'en', resources: { en }, interpolation: { escapeValue: false } });
  const store = createStore();
  render(
    <I18nextProvider i18n={i18n}>
      <Provider store={store}>
        <SWRConfig value={{ provider: () => new Map() }}>
          <BootProvider value={boot}>
            <ApiProvider value={api}>{part}</ApiProvider>
          </BootProvider>
        </SWRConfig>
      </Provider>
    </I18nextProvider>,
  );
  return {
    press: async (name: string) => fireEvent.click(await screen.findByRole('button', { name })),
    told: () => store.get(toastsAtom).map(({ content }) => content),
    settle: (route: string, answer: unknown) => act(async () => settle.get(route)?.(answer)),
  };
};

it('[BILL-11] says that a membership no longer renews, or renews again, once the platform has settled it', async () => {
  const member = { ...exampleMembership, membership: 'vip', term: exampleMembershipTerm };
  const ending = { ...member, term: { ...exampleMembershipTerm, is_ending: true } };
  const { press, told, settle } = await shown(<MembershipPanel returnPath="/account/membership" />, {
    'GET /user/current': exampleCurrentUser,
    'GET /billing/membership': member,
  });
  await press('Cancel membership');
  expect(told()).toEqual([]);
  await settle('POST /billing/membership/cancel', { status: 1, ...ending });
  expect(told()).toEqual(['Your membership no longer renews.']);
  await press('Keep membership');
  expect(told()).toHaveLength(1);
  await settle('POST /billing/membership/resume', { status: 1, ...member });
  expect(told()[1]).toBe('Your membership renews again.');
});

it('[FAN-02] says that the fan club was left, once the platform has settled it', async () => {
  const close = vi.fn();
  const { press, told, settle } = await shown(<FanClubLeaveModal username="luna_maren" close={close} />, {
    'GET /user/{username}/fanclub': { ...exampleFanclub, membership: exampleFanclubMembership },
  });
  await press('Leave the fan club');
  expect(told()).toEqual([]);
  await settle('POST /user/{username}/fanclub/leave', { status: 1 });
  await expect.poll(told).toEqual(['You left the fan club.']);
  expect(close).toHaveBeenCalledOnce();
});

const orders = [1, 2, 3].map((id) => ({ ...exampleMediaOrder, id }));
const Orders = () => {
  const { onAccept, onDecline, onWithdraw, notices } = useOrderDecisions(orders);
  return (
    <>
      {orders.map(({ id }) => (
        <p key={id} data-testid={`notice-${id}`}>
          {notices.get(id)?.text}
        </p>
      ))}
      <button type="button" onClick={() => onAccept(1, { mediaId: 5 })}>
        Accept
      </button>
      <button type="button" onClick={() => onDecline(2)}>
        Decline
      </button>
      <button type="button" onClick={() => onWithdraw(3)}>
        Withdraw
      </button>
    </>
  );
};

it.each([
  ['Accept', 'accept', 1, 'You accepted the order.'],
  ['Decline', 'decline', 2, 'You declined the order.'],
  ['Withdraw', 'withdraw', 3, 'You withdrew the order.'],
])(
  '[MEDIA-01] says in an order what was decided about it, once the platform has settled it: %s',
  async (name, call, id, text) => {
    const { press, told, settle } = await shown(<Orders />, {});
    const notices = () => [1, 2, 3].map((one) => screen.getByTestId(`notice-${one}`).textContent);
    await press(name);
    expect(notices()).toEqual(['', '', '']);
    await settle(`POST /orders/{id}/${call}`, { status: 1 });
    await expect.poll(notices).toEqual([1, 2, 3].map((one) => (one === id ? text : '')));
    expect(told()).toEqual([]);
  },
);
