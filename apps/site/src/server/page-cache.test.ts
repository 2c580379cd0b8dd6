import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cachedPage, createPageCache, type PageCache } from './page-cache.ts';

let now = 1;
let cache: PageCache;
beforeEach(() => {
  now = 1;
  cache = createPageCache(() => now);
});

/** Renders of which each says when it is finished. */
const renders = () => {
  const waiting: { finish(html: string, status?: number): void; fail(error: Error): void }[] = [];
  const make = vi.fn(
    () =>
      new Promise<ReturnType<typeof cachedPage>>((resolve, reject) => {
        waiting.push({
          finish: (html, status = 200) => resolve(cachedPage(status, {}, html)),
          fail: reject,
        });
      }),
  );
  const get = async () => {
    const { page, state } = await cache.get('key', make);
    return `${page.status} ${page.body} ${state}`;
  };
  return { make, get, waiting };
};
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('the cache of pages', () => {
  it('renders once for two hundred who ask at once', async () => {
    const { make, get, waiting } = renders();
    const all = Promise.all(Array.from({ length: 200 }, get));
    waiting[0]?.finish('one');
    const answers = await all;
    expect(make).toHaveBeenCalledOnce();
    expect(new Set(answers.map((answer) => answer.replace(/ \w+$/, '')))).toEqual(new Set(['200 one']));
  });

  it('sends the page for a second, then once more while it renders the next', async () => {
    const { make, get, waiting } = renders();
    const first = get();
    waiting[0]?.finish('one');
    await first;
    now += 999;
    expect(await get()).toBe('200 one hit');
    now += 2;
    expect(await get()).toBe('200 one stale');
    expect(make).toHaveBeenCalledTimes(2);
    waiting[1]?.finish('two');
    await settled();
    expect(await get()).toBe('200 two hit');
  });

  it('waits for a new page when the old one is too old to be shown', async () => {
    const { get, waiting } = renders();
    const first = get();
    waiting[0]?.finish('one');
    await first;
    now += 60_000;
    const late = get();
    waiting[1]?.finish('two');
    expect(await late).toBe('200 two miss');
  });

  it('sends a failure to those who wait for it and keeps none', async () => {
    const { make, get, waiting } = renders();
    const both = Promise.all([get(), get()]);
    waiting[0]?.finish('down', 503);
    expect(await both).toEqual(['503 down failed', '503 down failed']);
    const next = get();
    waiting[1]?.finish('up');
    expect(await next).toMatch('200 up');
    expect(make).toHaveBeenCalledTimes(2);
    now += 2_000;
    // The old page stays while the platform is down.
    expect(await get()).toMatch('200 up');
    waiting[2]?.fail(new Error('away'));
    await settled();
    expect(await get()).toMatch('200 up');
    waiting[3]?.finish('down', 500);
    await settled();
    expect(await get()).toMatch('200 up');
  });

  it('stops a render that all have left, and goes on while one of them waits', async () => {
    const { make, waiting } = renders();
    const signals: AbortSignal[] = [];
    const [first, second] = [new AbortController(), new AbortController()];
    const ask = (left?: AbortSignal) =>
      cache.get(
        'key',
        (gone) => {
          signals.push(gone);
          return make();
        },
        left,
      );
    const both = [ask(first.signal), ask(second.signal)].map((one) =>
      one.catch((error: Error) => error.message),
    );
    first.abort(new Error('left'));
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
    second.abort(new Error('left'));
    expect(signals[0]?.aborted).toBe(true);
    // Asked for again before the end of the stopped render: a new one.
    const third = ask();
    expect(await Promise.all(both)).toEqual(['left', 'left']);
    await settled();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    waiting[1]?.finish('new');
    expect(`${(await third).page.body}`).toBe('new');
  });

  it('renews a page for those who come later, although the visitor of the old one has left', async () => {
    const { make, waiting } = renders();
    const left = new AbortController();
    const ask = () => cache.get('key', () => make(), left.signal);
    const first = ask();
    waiting[0]?.finish('one');
    await first;
    now += 1_500;
    expect((await ask()).state).toBe('stale');
    left.abort();
    waiting[1]?.finish('two');
    await settled();
    expect(`${(await cache.get('key', () => make())).page.body}`).toBe('two');
    expect(make).toHaveBeenCalledTimes(2);
  });

  it('compresses a page once for all who ask, and equal pages have equal tags', async () => {
    const html = '<p>Grüße</p>'.repeat(500);
    const page = cachedPage(200, {}, html);
    expect(page.encoded('br')).toBe(page.encoded('br'));
    expect(brotliDecompressSync(await page.encoded('br')).toString()).toBe(html);
    expect(gunzipSync(await page.encoded('gzip')).toString()).toBe(html);
    expect(cachedPage(200, {}, html).etag).toBe(page.etag);
    expect(cachedPage(200, {}, `${html} `).etag).not.toBe(page.etag);
  });
});
