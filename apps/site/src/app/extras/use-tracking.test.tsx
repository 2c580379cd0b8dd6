// @vitest-environment happy-dom
import { TRACKING_EXPIRES } from '@footlight/contract';
import { demoSites } from '@footlight/contract/fixtures';
import { act, cleanup, renderHook } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { attributionAtom } from '../../shell/session/attribution.ts';
import { answerConsentAtom } from '../../shell/session/consent.ts';
import { useTracking } from './use-tracking.ts';

const TRACKER = 'https://track.example/pixel';
const config = vi.hoisted(() => ({ current: {} as unknown }));
vi.mock('../../shell/site/use-site-config.ts', () => ({ useSiteConfig: () => config.current }));

let asked: string[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  asked = [];
  vi.stubGlobal(
    'Image',
    class {
      referrerPolicy = '';
      set src(url: string) {
        asked.push(`${this.referrerPolicy} ${url}`);
      }
    },
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const site = (custom: object) => ({
  ...demoSites.default,
  custom: { ...demoSites.default.custom, ...custom },
});
/** A tab that was opened by this address. */
const visit = (search: string, custom: object = { affiliate_tracker_url: TRACKER }) => {
  config.current = { site: site(custom) };
  const store = createStore();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[`/luna${search}`]}>
      <Provider store={store}>{children}</Provider>
    </MemoryRouter>
  );
  const hook = renderHook(useTracking, { wrapper });
  return {
    store,
    isToAsk: () => hook.result.current,
    agree: (tracking: boolean) => act(() => store.set(answerConsentAtom, { tracking })),
    close: hook.unmount,
  };
};
const storedNames = () => Object.keys(localStorage).filter((name) => name !== 'footlight:consent');

it('[SHELL-17] stores, sends and asks nothing before the consent, and the tracker once after it', () => {
  const tab = visit('?wid=7&u1=sub&model=luna');
  expect(tab.isToAsk()).toBe(true);
  expect([storedNames(), asked, tab.store.get(attributionAtom)]).toEqual([[], [], null]);
  tab.agree(true);
  const url = `no-referrer ${TRACKER}?site=footlight&wid=7&u1=sub&model=luna`;
  expect(asked).toEqual([url]);
  expect(tab.store.get(attributionAtom)).toEqual({ wid: '7', u1: 'sub', model: 'luna' });
  tab.close();
  // The next tab, without parameters: the data is there, and the tracker is not asked again.
  const next = visit('');
  expect(next.store.get(attributionAtom)).toEqual({ wid: '7', u1: 'sub', model: 'luna' });
  expect(asked).toEqual([url]);
});

it('[SHELL-17] data of an hour is cleared, or rebuilt from the address of the tab', () => {
  const tab = visit('?wid=7');
  tab.agree(true);
  const before = localStorage.getItem('footlight:tracking');
  act(() => void vi.advanceTimersByTime(TRACKING_EXPIRES - 1));
  expect(localStorage.getItem('footlight:tracking')).toBe(before);
  act(() => void vi.advanceTimersByTime(1));
  const rebuilt = JSON.parse(localStorage.getItem('footlight:tracking') ?? '{}');
  expect(rebuilt.created_at - JSON.parse(before ?? '{}').created_at).toBe(TRACKING_EXPIRES);
  expect(asked).toHaveLength(2);
  tab.close();
  visit('');
  act(() => void vi.advanceTimersByTime(TRACKING_EXPIRES));
  expect(storedNames()).toEqual([]);
});

it('[SHELL-17] a withdrawn consent deletes the data', () => {
  const tab = visit('?wid=7');
  tab.agree(true);
  expect(storedNames()).toEqual(['footlight:tracking']);
  tab.agree(false);
  expect([storedNames(), tab.store.get(attributionAtom)]).toEqual([[], null]);
});

it('[SHELL-17] a refusal, a site without affiliates and a site without a tracker', () => {
  const refused = visit('?wid=7');
  refused.agree(false);
  expect([storedNames(), asked]).toEqual([[], []]);
  refused.close();
  const without = visit('?wid=7', { is_allow_affiliate_id: false, affiliate_tracker_url: TRACKER });
  expect(without.isToAsk()).toBe(false);
  without.agree(true);
  expect([storedNames(), asked]).toEqual([[], []]);
  without.close();
  visit('?wid=7', {}).agree(true);
  expect([storedNames(), asked]).toEqual([['footlight:tracking'], []]);
});

it('[SHELL-17] a sample that leaves everything out is no reason to ask the tracker', () => {
  const tab = visit('?gclid=click', { affiliate_tracker_url: TRACKER, tracking_sampling: 'gclid=0%' });
  tab.agree(true);
  expect([storedNames(), asked, tab.store.get(attributionAtom)]).toEqual([['footlight:tracking'], [], null]);
});

it('[SHELL-17] a sign-up that is faster than the tracking sends what an earlier page stored, for an hour', () => {
  const now = Date.now();
  const store = (created_at: number) =>
    localStorage.setItem('footlight:tracking', JSON.stringify({ created_at, attribution: { wid: '7' } }));
  store(now - 3_000_000);
  expect(createStore().get(attributionAtom)).toEqual({ wid: '7' });
  store(now - 3_600_001);
  expect(createStore().get(attributionAtom)).toBeNull();
  localStorage.setItem('footlight:tracking', 'no JSON');
  expect(createStore().get(attributionAtom)).toBeNull();
});
