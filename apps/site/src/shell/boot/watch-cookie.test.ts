// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { COOKIE_POLL_MS, watchCookie } from './watch-cookie.ts';

const put = (value: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: another tab writes the cookie.
  document.cookie = value;
};
beforeEach(() => {
  vi.useFakeTimers();
  // The tests of a file share their document.
  put('fl_scheme=; max-age=-1; path=/');
  put('xfl_scheme=trap; path=/');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('[SHELL-28] without a cookie store, a change is noticed within 300 ms, once', () => {
  vi.stubGlobal('cookieStore', undefined);
  Reflect.deleteProperty(globalThis, 'cookieStore');
  const onChange = vi.fn();
  const stop = watchCookie('fl_scheme', null, onChange);
  vi.advanceTimersByTime(10 * COOKIE_POLL_MS);
  expect(onChange).not.toHaveBeenCalled();
  put('fl_scheme=dark; path=/');
  put('fl_lang=de; path=/');
  vi.advanceTimersByTime(COOKIE_POLL_MS - 1);
  expect(onChange).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  vi.advanceTimersByTime(10 * COOKIE_POLL_MS);
  expect(onChange.mock.calls).toEqual([['dark']]);
  put('fl_scheme=; max-age=-1; path=/');
  vi.advanceTimersByTime(COOKIE_POLL_MS);
  expect(onChange.mock.calls).toEqual([['dark'], [null]]);
  stop();
  expect(vi.getTimerCount()).toBe(0);
});

/** A cookie store whose answers come when the test lets them. */
const stubStore = () => {
  const answers: (() => void)[] = [];
  const get = () => new Promise<void>((resolve) => answers.push(resolve));
  const store = Object.assign(new EventTarget(), { get });
  vi.stubGlobal('cookieStore', store);
  const answer = async () => {
    for (const one of answers) one();
    await Promise.resolve();
  };
  return { store, answer };
};

it('[SHELL-28] with a cookie store, its event is enough, and nothing polls', () => {
  const { store } = stubStore();
  const onChange = vi.fn();
  const stop = watchCookie('fl_scheme', null, onChange);
  expect(vi.getTimerCount()).toBe(0);
  put('fl_scheme=light; path=/');
  store.dispatchEvent(new Event('change'));
  // The change of another cookie.
  store.dispatchEvent(new Event('change'));
  expect(onChange.mock.calls).toEqual([['light']]);
  stop();
  put('fl_scheme=dark; path=/');
  store.dispatchEvent(new Event('change'));
  expect(onChange).toHaveBeenCalledOnce();
});

it('[SHELL-28] a change before the cookie store listens is noticed when it does', async () => {
  const { answer } = stubStore();
  const onChange = vi.fn();
  watchCookie('fl_scheme', null, onChange);
  const stop = watchCookie('fl_scheme', null, onChange);
  stop();
  put('fl_scheme=dark; path=/');
  await answer();
  expect(onChange.mock.calls).toEqual([['dark']]);
});

it('[SHELL-28] a change since the page was made is noticed at the start', () => {
  put('fl_scheme=dark; path=/');
  const onChange = vi.fn();
  watchCookie('fl_scheme', 'light', onChange)();
  watchCookie('fl_scheme', 'dark', onChange)();
  expect(onChange.mock.calls).toEqual([['dark']]);
});
