// @vitest-environment happy-dom
import { exampleCurrentUser } from '@footlight/contract/fixtures';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiProvider } from '../api/api.ts';
import { openModalsAtom } from '../modals/modals.ts';
import { useBuyTokens } from './use-buy-tokens.ts';

const visitor = vi.hoisted(() => ({ data: undefined as unknown }));
vi.mock('../session/use-current-user.ts', () => ({ useCurrentUser: () => visitor }));
afterEach(cleanup);

const Shop = () => {
  const buy = useBuyTokens();
  return (
    <button type="button" onClick={() => void buy()}>
      Buy
    </button>
  );
};

/** Where "buy tokens" leads: the page, and the modals that opened. */
const leadsTo = async (user: object, purchaseLink: () => Promise<{ purchase_link: string }>) => {
  cleanup();
  visitor.data = { ...exampleCurrentUser, user: { ...exampleCurrentUser.user, ...user } };
  const store = createStore();
  const router = createMemoryRouter([{ path: '*', element: <Shop /> }], {
    basename: '/de',
    initialEntries: ['/de/girls'],
  });
  const api = purchaseLink as unknown as Parameters<typeof ApiProvider>[0]['value'];
  render(
    <ApiProvider value={api}>
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>
    </ApiProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Buy' }));
  await new Promise((resolve) => setTimeout(resolve, 20));
  return [router.state.location.pathname, ...store.get(openModalsAtom).map(({ id }) => id)];
};

it('[BILL-01] [BILL-18] broadcasters are sent to the page that the platform names', async () => {
  const named = async () => ({ purchase_link: `${globalThis.location.origin}/account/shop` });
  const silent = () => Promise.reject(new Error('No connection'));
  expect(await leadsTo({ type: 'model' }, named)).toEqual(['/de/account/shop']);
  expect(await leadsTo({ type: 'model' }, silent)).toEqual(['/de/account/tokens']);
  expect(await leadsTo({}, named)).toEqual(['/de/girls', 'purchase_tokens']);
});
