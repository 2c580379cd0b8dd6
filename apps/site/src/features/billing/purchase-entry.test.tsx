// @vitest-environment happy-dom
import { exampleCurrentUser } from '@footlight/contract/fixtures';
import { cleanup, render } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { openModalsAtom } from '../../shell/modals/modals.ts';
import { purchaseParamsAtom } from '../../shell/spend/purchase-params.ts';
import { PurchaseEntry } from './purchase-entry.tsx';

const visitor = vi.hoisted(() => ({ data: undefined as unknown }));
vi.mock('../../shell/session/use-current-user.ts', () => ({ useCurrentUser: () => visitor }));
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

/** The forms that an address opens for a visitor. */
const opened = (search: string, username: string, mustProveAge = false, store = createStore()) => {
  const { user } = exampleCurrentUser;
  const ageVerification = { ...user.ageVerification, required: mustProveAge };
  visitor.data = { ...exampleCurrentUser, user: { ...user, username, ageVerification } };
  render(
    <MemoryRouter initialEntries={[`/girls${search}`]}>
      <Provider store={store}>
        <PurchaseEntry />
      </Provider>
    </MemoryRouter>,
  );
  return store.get(openModalsAtom).map(({ id }) => id);
};

it('[SHELL-14] [BILL-11] the URL opens the membership levels; guests sign up first', () => {
  expect(opened('?upgrade_form=1', 'viewer')).toEqual(['upgrade']);
  expect(opened('?upgrade_form=1', 'guest_7')).toEqual(['signup']);
  expect(opened('?join_form=1', 'viewer')).toEqual(['join_form']);
  expect(opened('', 'viewer')).toEqual([]);
});

it('[SHELL-18] the token form opens on every third visit with the parameter, for those who can buy', () => {
  const visits = (name: string) => [1, 2, 3, 4, 5, 6].map(() => opened('?token_form=1', name).length);
  expect(visits('viewer')).toEqual([0, 0, 1, 0, 0, 1]);
  expect(opened('', 'viewer')).toEqual([]);
  expect(visits('guest_7')).toEqual([0, 0, 0, 0, 0, 0]);
});

it('[SHELL-13] av=1 opens the age verification for those who must pass it', () => {
  expect(opened('?av=1', 'viewer', true)).toEqual(['age_verification']);
  expect(opened('?av=1', 'guest_7', true)).toEqual(['age_verification']);
  expect(opened('?av=1', 'viewer')).toEqual([]);
  expect(opened('?av=0', 'viewer', true)).toEqual([]);
});

it('[SHELL-13] crypto, cashtocode_country_code and custom_promo_test are kept for the form; malformed ones are not', () => {
  const store = createStore();
  opened('?crypto=1&cashtocode_country_code=de&custom_promo_test=nwh', 'viewer', false, store);
  expect(store.get(purchaseParamsAtom)).toMatchObject({ crypto: true, promoTest: 'nwh' });
  expect(store.get(purchaseParamsAtom).voucherCountry).toMatch(/^de$/i);
  const other = createStore();
  sessionStorage.clear();
  opened('?crypto=2&cashtocode_country_code=xyz&custom_promo_test=<b>', 'viewer', false, other);
  expect(other.get(purchaseParamsAtom)).toEqual({ crypto: false, voucherCountry: null, promoTest: null });
});
