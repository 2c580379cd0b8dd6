// @vitest-environment happy-dom
import { FINGERPRINT_TIMEOUT } from '@footlight/contract';
import { exampleCurrentUser } from '@footlight/contract/fixtures';
import { cleanup, renderHook } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerConsentAtom } from '../../shell/session/consent.ts';
import { useFingerprint } from './use-fingerprint.ts';

const known = vi.hoisted(() => ({ custom: {} as object, isOnVpn: false }));
vi.mock('../../shell/site/use-site-config.ts', () => ({
  useSiteConfig: () => ({ site: { custom: known.custom } }),
}));
vi.mock('../../shell/session/use-current-user.ts', () => ({
  useCurrentUser: () => ({ data: { user: { ...exampleCurrentUser.user, isOnVpn: known.isOnVpn } } }),
}));

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  known.custom = { fingerprint_enabled: true };
  known.isOnVpn = false;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const buyer = (take: () => Promise<string>, consent = true) => {
  const store = createStore();
  store.set(answerConsentAtom, { fingerprint: consent });
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  return { store, ask: renderHook(() => useFingerprint(take), { wrapper }).result.current };
};

it('[SHELL-27] is taken with consent and kept for 3600 s, or as long as the brand says, at most a day', async () => {
  const take = vi.fn(async () => 'print');
  const { ask } = buyer(take);
  expect(await ask()).toBe('print');
  vi.advanceTimersByTime(3_599_999);
  expect(await ask()).toBe('print');
  expect(take).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  await ask();
  expect(take).toHaveBeenCalledTimes(2);
  known.custom = { fingerprint_enabled: true, fingerprint_cache_time: 1_000_000 };
  const longer = buyer(take).ask;
  vi.advanceTimersByTime(86_399_999);
  await longer();
  expect(take).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(1);
  await longer();
  expect(take).toHaveBeenCalledTimes(3);
});

it.each([
  ['without consent', { consent: false }, null],
  ['where the brand does not ask for it', { custom: {} }, null],
  ['on a VPN', { isOnVpn: true }, null],
  [
    'on a VPN, if forced',
    { isOnVpn: true, custom: { fingerprint_enabled: true, force_fingerprint_on_vpn: true } },
    'print',
  ],
])('[SHELL-27] %s', async (_, situation, expected) => {
  const { consent = true, ...rest }: Partial<typeof known> & { consent?: boolean } = situation;
  Object.assign(known, rest);
  const take = vi.fn(async () => 'print');
  expect(await buyer(take, consent).ask()).toBe(expected);
  expect(take).toHaveBeenCalledTimes(expected ? 1 : 0);
});

it('[SHELL-27] is left out after 3 s or a failure, and a withdrawn consent deletes it', async () => {
  const late = buyer(() => new Promise(() => undefined)).ask();
  await vi.advanceTimersByTimeAsync(FINGERPRINT_TIMEOUT - 1);
  let answer: unknown = 'open';
  void late.then((value) => {
    answer = value;
  });
  await vi.advanceTimersByTimeAsync(0);
  expect(answer).toBe('open');
  await vi.advanceTimersByTimeAsync(1);
  expect(answer).toBeNull();
  expect(await buyer(() => Promise.reject(new Error('blocked'))).ask()).toBeNull();
  const { store, ask } = buyer(async () => 'print');
  await ask();
  expect(localStorage.getItem('footlight:fingerprint')).toContain('print');
  store.set(answerConsentAtom, { fingerprint: false });
  expect(localStorage.getItem('footlight:fingerprint')).toBeNull();
});
