// @vitest-environment happy-dom
import { exampleCurrentUser } from '@footlight/contract/fixtures';
import { cleanup, render } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { openModalsAtom } from '../../shell/modals/modals.ts';
import { PurchaseEntry } from './purchase-entry.tsx';

const visitor = vi.hoisted(() => ({ data: undefined as unknown }));
vi.mock('../../shell/session/use-current-user.ts', () => ({ useCurrentUser: () => visitor }));
afterEach(cleanup);

/** The forms that an address opens for a visitor. */
const opened = (search: string, username: string) => {
  const { user } = exampleCurrentUser;
  visitor.data = { ...exampleCurrentUser, user: { ...user, username } };
  const store = createStore();
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
