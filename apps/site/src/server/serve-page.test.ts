import { operations } from '@footlight/contract/operations';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import type { ClientAssets } from './client-assets.ts';
import { createPageCache } from './page-cache.ts';
import type { PlatformFetch } from './platform-fetch.ts';
import { createPageServer } from './serve-page.ts';

const assets: ClientAssets = {
  entry: '/entry.js',
  styles: [],
  fontOf: (typeface) => `/${typeface}.woff2`,
  modulesOf: () => [],
  textsOf: () => '',
  chunkOf: (source) => `/${source}`,
};
const answers: [RegExp, unknown][] = [
  [/^\/api\/v1\/site_config/, operations['GET /site_config'].example],
  [
    /^\/api\/v1\/browse\/react\/girls\/old/,
    { ...operations['GET /browse/react{path}'].example, redirect: '/girls' },
  ],
  [/^\/api\/v1\/browse\/react/, operations['GET /browse/react{path}'].example],
];

/**
 * A page server on a platform that answers with examples; `calls` are the paths that it was asked for. While `faults.path`
 * is set, such calls fail.
 */
const opened = () => {
  const calls: string[] = [];
  const faults: { path?: RegExp } = {};
  const platform: PlatformFetch = () => async (input) => {
    calls.push(String(input));
    if (faults.path?.test(String(input))) return Response.json({ error_type: 'internal' }, { status: 500 });
    const [, answer] = answers.find(([path]) => path.test(String(input))) ?? [];
    return answer === undefined
      ? Response.json({ error_type: 'not_found' }, { status: 404 })
      : Response.json(answer);
  };
  const app = Fastify();
  app.get(
    '/*',
    createPageServer({
      assets,
      platform,
      hopHeaders: () => ({}),
      log: { error: () => undefined },
      // A page stays fresh, however long the machine takes.
      pages: createPageCache(() => 1),
    }),
  );
  const get = (url: string) => app.inject({ url, headers: { host: 'cams.example' } });
  const renders = () => calls.filter((path) => path.includes('/site_config')).length;
  return { get, renders, calls, faults };
};

it('a thousand addresses with ever new unknown parameters are one page', async () => {
  const { get, renders } = opened();
  const addresses = Array.from({ length: 1_000 }, (_, index) => `/girls?utm_${index}=${index}&x=${index}`);
  const answered = await Promise.all(addresses.map(get));
  expect(new Set(answered.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(new Set(answered.map(({ body }) => body.length)).size).toBe(1);
  expect(renders()).toBe(1);
});

it('the parameters that a page reads make pages of their own, as they were written', async () => {
  const { get, renders, calls } = opened();
  await get('/girls');
  for (const url of ['/girls?p=2', '/girls?x=1&p=2&y=2', '/girls?%70=3', '/multi-filter?tag=a,b&tag=c&x=1'])
    expect((await get(url)).statusCode).toBe(200);
  expect(renders()).toBe(4);
  expect(calls.filter((path) => path.includes('p=3'))).toHaveLength(1);
  expect(calls.some((path) => path.includes('tag=a%2Cb%2Cc') || path.includes('tag=a,b,c'))).toBe(true);
});

it('a page that moved is known once, and each visitor keeps the whole query', async () => {
  const { get, renders } = opened();
  const locations = await Promise.all(
    ['/girls/old?id=7', '/girls/old?id=8&x=1', '/girls/old'].map(
      async (url) => (await get(url)).headers.location,
    ),
  );
  expect(locations).toEqual(['/girls?id=7', '/girls?id=8&x=1', '/girls']);
  expect(renders()).toBe(1);
});

it.each([
  ['its list', /browse/],
  ['the site', /site_config/],
])(
  'a page without %s is a failure that no cache stores, and the next visitor gets the page',
  async (_, path) => {
    const { get, faults } = opened();
    faults.path = path;
    const failed = await get('/girls');
    expect(failed.statusCode).toBeGreaterThanOrEqual(500);
    expect(failed.headers['cache-control']).toBe('no-store');
    expect(failed.headers['cdn-cache-control']).toBeUndefined();
    faults.path = undefined;
    const whole = await get('/girls');
    expect(whole.statusCode).toBe(200);
    expect(whole.headers['cache-control']).toBe('public, no-cache');
    expect(whole.headers['cdn-cache-control']).toMatch(/^public, max-age=1\b/);
  },
);
