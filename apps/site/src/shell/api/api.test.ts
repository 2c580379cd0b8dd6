// @vitest-environment happy-dom
import { exampleSiteConfig } from '@footlight/contract/fixtures';
import { afterEach, expect, it, vi } from 'vitest';
import { createBrowserApi } from './api.ts';

afterEach(() => vi.unstubAllGlobals());

/** The queries of the config calls that a page with this address makes. */
const configQueries = async (search: string) => {
  window.history.replaceState(null, '', `/luna${search}`);
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(String(url));
    const body = String(url).includes('/site_config') ? exampleSiteConfig : { status: 1 };
    return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
  });
  await createBrowserApi('/api/v1')('POST /auth/logout', { body: {} });
  return asked.filter((url) => url.includes('/site_config')).map((url) => url.split('?')[1] ?? '');
};

it('[SHELL-13] id and custom_promo_test of the address go with GET /site_config, and nothing else', async () => {
  expect(await configQueries('')).toEqual(['']);
  expect(await configQueries('?id=aff-9&custom_promo_test=nwh&token=secret')).toEqual([
    'id=aff-9&custom_promo_test=nwh',
  ]);
  // The call must not fail for an address that somebody made up.
  expect(await configQueries(`?id=${'x'.repeat(300)}`)).toEqual(['']);
});
