import { afterEach, expect, test } from 'vitest';
import { openTestPlatform, TestBrowser, type TestPlatform } from '../../testing/platform.ts';

let platform: TestPlatform | undefined;
afterEach(() => platform?.stop());

/** Where a payment's return and the link to buy tokens lead, for a visitor who names this host. */
const leadsOf = async (host: string) => {
  const app = platform?.app;
  if (!app) throw new Error('no platform');
  const back = await app.inject({ url: '/api/v1/billing/return?transaction_id=x', headers: { host } });
  const link = await new TestBrowser(app, { host }).get<{ purchase_link: string }>('/billing/purchase_link');
  return [back.headers.location, link.body.purchase_link].map((one) => new URL(String(one)).origin);
};

test.each([
  ['a site', { demo: false, isPublicDemo: false, publicUrl: 'https://shop.example' }],
  ['a demo at a public address', { demo: true, isPublicDemo: true, publicUrl: 'https://shop.example' }],
])('links of %s lead to its own address, whatever host a request names', async (_name, options) => {
  platform = await openTestPlatform(options);
  expect(await leadsOf('evil.example')).toEqual(['https://shop.example', 'https://shop.example']);
  expect(await leadsOf('shop.example:444')).toEqual(['https://shop.example', 'https://shop.example']);
});

test('the demo on this machine runs at any host and port', async () => {
  platform = await openTestPlatform({ demo: true, publicUrl: 'http://localhost:4000' });
  expect(await leadsOf('velvet.localhost:4321')).toEqual([
    'http://velvet.localhost:4321',
    'http://velvet.localhost:4321',
  ]);
});
