// @vitest-environment happy-dom
import { act, cleanup, fireEvent, renderHook } from '@testing-library/react';
import { createStore, Provider, useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { modalActions, openModalsAtom } from '../../shell/modals/modals.ts';
import { topModal } from './top-modal.ts';
import { useAutoDismiss } from './use-auto-dismiss.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const PERSON = { username: 'luna', displayName: 'Luna' };
/** A page that asks for a rating for ten seconds. */
const ask = () => {
  const store = createStore();
  const modals = modalActions(store);
  const result = vi.fn();
  void modals.open('rating', PERSON, { autoDismissSeconds: 10 }).then(result);
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  renderHook(() => useAutoDismiss(topModal(useAtomValue(openModalsAtom)), ({ id }) => modals.close(id)), {
    wrapper,
  });
  return { modals, result, isOpen: () => store.get(openModalsAtom).some(({ id }) => id === 'rating') };
};
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000));

it('[SHELL-14] a modal closes after its seconds, without a result', async () => {
  const { result, isOpen } = ask();
  await pass(9);
  expect(isOpen()).toBe(true);
  await pass(1);
  expect(isOpen()).toBe(false);
  expect(result.mock.calls).toEqual([[undefined]]);
});

it.each(['keyDown', 'pointerDown', 'pointerMove', 'wheel'] as const)(
  '[SHELL-14] it stays for who is there: %s',
  async (sign) => {
    const { isOpen } = ask();
    await pass(9);
    fireEvent[sign](document.body);
    await pass(100);
    expect(isOpen()).toBe(true);
  },
);

it('[SHELL-14] it does not run out on a hidden page, nor under another modal', async () => {
  const { modals, isOpen } = ask();
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await pass(100);
  hidden.mockReturnValue(false);
  act(() => void modals.open('signup', {}));
  await pass(100);
  expect(isOpen()).toBe(true);
  act(() => modals.close('signup'));
  await pass(10);
  expect(isOpen()).toBe(false);
});

it('[SHELL-14] a modal without seconds stays', async () => {
  const { modals, isOpen } = ask();
  act(() => void modals.open('rating', PERSON));
  await pass(100);
  expect(isOpen()).toBe(true);
});
