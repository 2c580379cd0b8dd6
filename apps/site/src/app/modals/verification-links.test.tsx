// @vitest-environment happy-dom
import { billingLocales } from '@footlight/billing-widgets';
import { roomLocales } from '@footlight/room-widgets';
import { uiLocales } from '@footlight/ui';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import type { ReactElement } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import PurchaseDeclinedModal from '../../features/billing/purchase-declined-modal.tsx';
import TipRefusedModal from '../../features/tips/tip-refused-modal.tsx';

afterEach(cleanup);

/** Where a button of a modal leads in a German page. */
const pathAfter = async (modal: ReactElement, button: RegExp) => {
  const i18n = i18next.createInstance();
  const en = { billing: await billingLocales.en(), room: await roomLocales.en(), ui: await uiLocales.en() };
  await i18n.init({ lng: 'en', resources: { en } });
  const routes = [{ path: '*', element: modal }];
  const router = createMemoryRouter(routes, { basename: '/de', initialEntries: ['/de/maren_ember'] });
  render(
    <I18nextProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  );
  fireEvent.click(await screen.findByRole('button', { name: button }));
  return router.state.location.pathname;
};
const close = () => undefined;

it('[BILL-07] [TIP-01] a declined card and a refused tip lead to the card verification, in every language', async () => {
  const refused = <TipRefusedModal reason="over_daily_limit" close={close} />;
  expect(await pathAfter(refused, /^Verify card/)).toBe('/de/account/verify');
  cleanup();
  const declined = <PurchaseDeclinedModal close={close} />;
  expect(await pathAfter(declined, /^Get verified/)).toBe('/de/account/verify');
});
