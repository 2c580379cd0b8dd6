// @vitest-environment happy-dom

import type { Client } from '@footlight/client';
import type { CurrentUserAnswer } from '@footlight/contract';
import { cleanup, renderHook } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { SWRConfig, unstable_serialize, useSWRConfig } from 'swr';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

interface Call {
  key: string;
  amount: number;
  consent: number | undefined;
}
/** An answer, or a failure by type and status. */
type Reply = { tokens: number; tip_id: string } | readonly [type: string, status: number];

const lost: Reply = ['network', 0];
const settled: Reply = { tokens: 90, tip_id: '7' };

/** A platform that answers each call with the next reply and records the calls. */
const platform = (...replies: (Reply | Promise<Reply>)[]) => {
  const calls: Call[] = [];
  const answer = async (input: { body: object; idempotencyKey: string }): Promise<Reply> => {
    const { amount, confirmed_tokens } = input.body as { amount: number; confirmed_tokens?: number };
    calls.push({ key: input.idempotencyKey, amount, consent: confirmed_tokens });
    return (await replies.shift()) ?? settled;
  };
  return { answer, calls };
};

/** A page load: reloads the site's modules over the existing storage. */
const loadPage = async (answer: ReturnType<typeof platform>['answer']) => {
  vi.resetModules();
  const { ApiError } = await import('@footlight/client');
  const api = (async (_route: string, input: Parameters<typeof answer>[0]) => {
    const reply = await answer(input);
    if ('tokens' in reply) return reply;
    const [type, status] = reply;
    throw new ApiError(type as 'internal', status, '', type === 'over_own_limit' ? { amount: 10 } : {});
  }) as unknown as Client;
  const { ApiProvider } = await import('../api/api.ts');
  const { currentUserKey } = await import('../api/keys.ts');
  const { modalActions, openModalsAtom } = await import('../modals/modals.ts');
  const { useSpendOnce } = await import('./spend-once.ts');
  const store = createStore();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SWRConfig value={{ provider: () => new Map() }}>
      <Provider store={store}>
        <ApiProvider value={api}>{children}</ApiProvider>
      </Provider>
    </SWRConfig>
  );
  const { result } = renderHook(() => ({ spendOnce: useSpendOnce(), swr: useSWRConfig() }), { wrapper });
  const { mutate, cache } = result.current.swr;
  // These clicks do not go through React, so `act` is not needed.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  await mutate(currentUserKey, { tokens: 100, settings: {} } as CurrentUserAnswer, false);
  return {
    modals: modalActions(store),
    openIds: () => store.get(openModalsAtom).map(({ id }) => id),
    balance: () =>
      (cache.get(unstable_serialize(currentUserKey))?.data as CurrentUserAnswer | undefined)?.tokens,
    /** Resolves with the answer, or with the error of the click. */
    tip: (amount = 10): Promise<unknown> =>
      result.current
        .spendOnce('POST /tip/{username}', { params: { username: 'luna' }, body: { amount } })
        .catch((error: unknown) => error),
  };
};

const reload = () => dispatchEvent(new Event('pagehide'));

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

describe('[TIP-01] spending once', () => {
  it('given a lost answer, the retry has the same key; after its answer the next spend has another', async () => {
    const { answer, calls } = platform(lost, settled);
    const page = await loadPage(answer);
    expect(await page.tip()).toMatchObject({ type: 'network' });
    expect(page.balance()).toBe(100);
    await page.tip();
    expect(page.balance()).toBe(90);
    await page.tip();
    const [first, second, third] = calls.map(({ key }) => key);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('given a fault of the platform, the retry has the same key', async () => {
    const { answer, calls } = platform(['internal', 503], settled);
    const page = await loadPage(answer);
    await page.tip();
    await page.tip();
    expect(new Set(calls.map(({ key }) => key)).size).toBe(1);
  });

  it.each([402, 200])('given a refusal with HTTP %i, the next press is another spend', async (status) => {
    const { answer, calls } = platform(['not_enough_tokens', status], settled);
    const page = await loadPage(answer);
    expect(await page.tip()).toMatchObject({ type: 'not_enough_tokens' });
    await page.tip();
    expect(new Set(calls.map(({ key }) => key)).size).toBe(2);
  });

  it('given a rate limit, the retry has the same key', async () => {
    const { answer, calls } = platform(['rate_limited', 429], settled);
    const page = await loadPage(answer);
    await page.tip();
    await page.tip();
    expect(new Set(calls.map(({ key }) => key)).size).toBe(1);
  });

  it('given another amount, the spend has a key of its own, and the first one keeps its key', async () => {
    const { answer, calls } = platform(lost, settled, settled);
    const page = await loadPage(answer);
    await page.tip(10);
    await page.tip(20);
    await page.tip(10);
    expect(calls.map(({ amount }) => amount)).toEqual([10, 20, 10]);
    expect(calls[1]?.key).not.toBe(calls[0]?.key);
    expect(calls[2]?.key).toBe(calls[0]?.key);
  });

  it('stores the key before the call', async () => {
    let stored: string | null = null;
    const page = await loadPage(async () => {
      stored = sessionStorage.getItem('footlight:pending-spends');
      return settled;
    });
    await page.tip();
    expect(stored).toContain('POST /tip/{username}');
    expect(sessionStorage.getItem('footlight:pending-spends')).toBe('{}');
  });

  it('given a reload after a lost answer, the retry has the same key', async () => {
    const { answer, calls } = platform(lost, settled);
    await (await loadPage(answer)).tip();
    reload();
    await (await loadPage(answer)).tip();
    expect(new Set(calls.map(({ key }) => key)).size).toBe(1);
  });

  it('given a reload while the call is under way, the retry has the same key', async () => {
    const { answer, calls } = platform(new Promise<Reply>(() => undefined), settled);
    void (await loadPage(answer)).tip();
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    reload();
    await (await loadPage(answer)).tip();
    expect(calls[1]?.key).toBe(calls[0]?.key);
  });

  it('given a duplicated tab, its press is another spend, and the first tab keeps its key', async () => {
    const { answer, calls } = platform(lost, settled, settled);
    const first = await loadPage(answer);
    await first.tip();
    const storageOfFirst = sessionStorage.getItem('footlight:pending-spends') ?? '';
    // The duplicate starts with a copy of the storage of a tab that is still open.
    const duplicate = await loadPage(answer);
    await duplicate.tip();
    sessionStorage.setItem('footlight:pending-spends', storageOfFirst);
    await first.tip();
    expect(calls[1]?.key).not.toBe(calls[0]?.key);
    expect(calls[2]?.key).toBe(calls[0]?.key);
  });

  it('given two tabs that were opened apart, each press is a spend of its own', async () => {
    const { answer, calls } = platform(lost, settled);
    await (await loadPage(answer)).tip();
    sessionStorage.clear();
    await (await loadPage(answer)).tip();
    expect(new Set(calls.map(({ key }) => key)).size).toBe(2);
  });

  it('given two calls of one press, both have the same key, and the later answer drops no newer key', async () => {
    let decide = (_: Reply) => {};
    const slow = new Promise<Reply>((resolve) => {
      decide = resolve;
    });
    const { answer, calls } = platform(slow, settled, lost, settled);
    const page = await loadPage(answer);
    const first = page.tip();
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    await page.tip();
    // The first spend was decided: the next click is another spend, and its answer is lost.
    await page.tip();
    decide(settled);
    await first;
    await page.tip();
    const keys = calls.map(({ key }) => key);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
    expect(keys[3]).toBe(keys[2]);
  });

  it('above the own limit, asks once and sends the consent under a key of its own', async () => {
    const { answer, calls } = platform(['over_own_limit', 409], settled);
    const page = await loadPage(answer);
    const tipped = page.tip();
    await vi.waitFor(() => expect(page.openIds()).toEqual(['limits']));
    page.modals.close('limits', true);
    await expect(tipped).resolves.toEqual(settled);
    expect(calls.map(({ consent }) => consent)).toEqual([undefined, 10]);
    expect(calls[1]?.key).not.toBe(calls[0]?.key);
  });

  it('above the own limit, spends nothing without consent', async () => {
    const { answer, calls } = platform(['over_own_limit', 409]);
    const page = await loadPage(answer);
    const tipped = page.tip();
    await vi.waitFor(() => expect(page.openIds()).toEqual(['limits']));
    page.modals.close('limits', false);
    expect(await tipped).toMatchObject({ type: 'over_own_limit' });
    expect(calls).toHaveLength(1);
    expect(page.balance()).toBe(100);
  });

  it.each([
    ['no JSON', '{'],
    ['null', 'null'],
    ['another shape', '{"POST /tip/{username}":{"wish":"luna"},"x":3}'],
  ])('given stored keys that are %s, drops them without an error', async (_, stored) => {
    sessionStorage.setItem('footlight:pending-spends', stored);
    const { answer, calls } = platform();
    await (await loadPage(answer)).tip();
    expect(calls).toHaveLength(1);
    expect(sessionStorage.getItem('footlight:pending-spends')).toBe('{}');
  });
});
