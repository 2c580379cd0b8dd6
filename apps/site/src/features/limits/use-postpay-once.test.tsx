// @vitest-environment happy-dom
import { createStore, Provider } from 'jotai';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, vi } from 'vitest';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
// The user is known before the room renders, as on a fast connection.
vi.mock('../../shell/session/use-current-user.ts', () => ({
  useCurrentUser: () => ({ data: { settings: { postpay: true } }, isLoggedIn: true }),
}));
beforeEach(() => localStorage.clear());

/** The modals that open in the room of a freshly loaded page. */
const openedAfterLoading = async (): Promise<string[]> => {
  vi.resetModules();
  const { usePostpayOnce } = await import('./use-postpay-once.ts');
  const Room = () => {
    usePostpayOnce();
    return null;
  };
  const store = createStore();
  const root = createRoot(document.createElement('div'));
  await act(async () =>
    root.render(
      <Provider store={store}>
        <Room />
      </Provider>,
    ),
  );
  const { openModalsAtom: opened } = await import('../../shell/modals/modals.ts');
  const ids = store.get(opened).map(({ id }) => id);
  await act(async () => root.unmount());
  return ids;
};

it('[BILL-08] explains post-pay in the first room, and not again after a reload', async () => {
  expect(await openedAfterLoading()).toEqual(['limits']);
  expect(await openedAfterLoading()).toEqual([]);
});
