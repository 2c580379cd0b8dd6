import type { BrandConfig, OperatorSiteDetail } from '@footlight/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestPlatform, TestBrowser, type TestPlatform } from '../testing/platform.ts';

const HOST = 'velvet.localhost';
const NAMED = {
  email: 'hello@velvet-hour.example',
  phone: '+1 202 555 0143',
  chat_url: 'https://chat.example/',
};

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openTestPlatform({ rateLimits: false });
  const operator = await new TestBrowser(platform.app).login('operator');
  const { revision, live } = (await operator.get<OperatorSiteDetail>(`/operator/sites/${HOST}`)).body;
  const config = live as BrandConfig;
  const custom = { ...config.custom, support_phone: NAMED.phone, support_chat_url: NAMED.chat_url };
  await operator.post(`/operator/sites/${HOST}/draft`, { draft: 0, config: { ...config, custom } });
  const published = await operator.post(
    `/operator/sites/${HOST}/publish`,
    { revision, draft: 1 },
    'key-of-support-test',
  );
  expect(published.status).toBe(200);
}, 90_000);
afterAll(() => platform.stop());

const at = (headers: Record<string, string> = {}) =>
  new TestBrowser(platform.app, { host: HOST, ...headers });
const contact = async (by: TestBrowser) => (await by.get('/support/contact')).body;

test('[SHELL-20] everybody gets the email; phone and chat go to those who are offered them', async () => {
  const { email, phone, chat_url } = NAMED;
  expect(await contact(await at().start())).toEqual({ email, phone: null, chat_url: null });
  expect(await contact(await at().login('viewer'))).toEqual({ email, phone: null, chat_url: null });
  expect(await contact(await at().login('supervip'))).toEqual({ email, phone, chat_url: null });
  // With a proven card.
  expect(await contact(await at().login('postpay'))).toEqual({ email, phone: null, chat_url });
  expect(await contact(await at().login('model'))).toEqual({ email, phone: null, chat_url });
  const away = { 'x-geo-country': 'CO' };
  expect(await contact(await at(away).login('model'))).toEqual({ email, phone: null, chat_url: null });
  expect(await contact(await at(away).login('studio'))).toEqual({ email, phone: null, chat_url });
});

test('[SHELL-20] the public config of a site names neither phone nor chat', async () => {
  for (const by of [await at().start(), await at().login('supervip')]) {
    const answer = JSON.stringify((await by.get('/site_config')).body);
    expect(answer).toContain(NAMED.email);
    expect(answer).not.toContain(NAMED.phone);
    expect(answer).not.toContain(NAMED.chat_url);
  }
});

test('[SHELL-20] an administrator flags accounts for the phone and for the test group of the chat', async () => {
  const admin = await at().login('admin');
  const flag = async (by: TestBrowser, body: object, username = 'viewer') =>
    (await by.post(`/operator/accounts/${username}/support`, body)) as { status: number; body: object };
  const all = { phone: true, chat_test_group: true };
  expect((await flag(await at().login('viewer'), all)).status).toBe(403);
  expect((await flag(await at().start(), all)).status).toBe(401);
  expect((await flag(admin, { phone: true })).status).toBe(400);
  expect((await flag(admin, all, 'nobody_here')).status).toBe(404);

  const { email, phone, chat_url } = NAMED;
  const roles = ['support_phone', 'support_test_group'];
  expect(await flag(admin, all)).toMatchObject({ status: 200, body: { user_roles: roles } });
  // The test group has it everywhere, without a card; its country is no obstacle.
  const viewer = await at({ 'x-geo-country': 'CO' }).login('viewer');
  expect(await contact(viewer)).toEqual({ email, phone, chat_url });
  await flag(admin, { phone: false, chat_test_group: true });
  expect(await contact(viewer)).toEqual({ email, phone: null, chat_url });
  expect(await flag(admin, { phone: false, chat_test_group: false })).toMatchObject({
    body: { user_roles: [] },
  });
  expect(await contact(viewer)).toEqual({ email, phone: null, chat_url: null });
});
