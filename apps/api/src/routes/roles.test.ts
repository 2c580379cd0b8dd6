import {
  type CurrentUserAnswer,
  isLoggedIn,
  mayBuyTokens,
  mayLinkAccounts,
  mayShowBanner,
  showsSupportPhone,
} from '@footlight/contract';
import { demoSites } from '@footlight/contract/fixtures';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestPlatform, TestBrowser, type TestPlatform } from '../testing/platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openTestPlatform();
}, 60_000);
afterAll(() => platform.stop());

/** Who sees or may do what: `b` banners, `t` buys tokens, `l` links accounts, `p` support phone, `o` back office. */
test.each<[string, string, Partial<CurrentUserAnswer['user']>]>([
  ['guest', 'b', { id: 0, type: null, user_roles: [] }],
  ['viewer', 'btl', { type: 'viewer', membership: null, user_roles: ['linked_accounts'] }],
  ['premium', 'tl', { membership: 'premium' }],
  ['vip', 'tl', { membership: 'vip' }],
  ['supervip', 'tlp', { membership: 'super_vip' }],
  ['pending', 'bl', { compliance_status: 'pending' }],
  ['swede', 'bl', { country_code: 'SE' }],
  ['model', 'l', { type: 'model' }],
  ['studio', 'bt', { is_studio_owner: true, user_roles: [] }],
  ['mod', 'bt', { user_roles: ['site_mod'], isAdmin: false }],
  ['admin', 'bto', { user_roles: ['site_mod'], isAdmin: true }],
])('[AUTH-11] %s has %s', async (name, expected, fields) => {
  const browser = new TestBrowser(platform.app);
  await (name === 'guest' ? browser.start() : browser.login(name));
  const { user } = (await browser.get<CurrentUserAnswer>('/user/current')).body;
  expect(user).toMatchObject(fields);
  const isMember = isLoggedIn(user);
  const site = { ...demoSites.default, custom: { ...demoSites.default.custom, hide_banner: false } };
  const rights = {
    b: mayShowBanner(site, isMember ? user : null, '/luna'),
    t: isMember && mayBuyTokens(user),
    l: mayLinkAccounts(user),
    p: showsSupportPhone({ membership: user.membership, roles: user.user_roles }),
    o: (await browser.get('/operator/applications')).status === 200,
  };
  expect(
    Object.entries(rights)
      .map(([right, has]) => (has ? right : ''))
      .join(''),
  ).toBe(expected);
});
