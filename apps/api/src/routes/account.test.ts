import { afterAll, beforeAll, expect, test } from 'vitest';
import packageFile from '../../package.json' with { type: 'json' };
import { openTestPlatform, TestBrowser, type TestPlatform } from '../testing/platform.ts';

const ELSEWHERE = 'https://elsewhere.example/bye';
let platform: TestPlatform;
beforeAll(async () => {
  platform = await openTestPlatform({ rateLimits: false, logoutUrl: ELSEWHERE });
}, 90_000);
afterAll(() => platform.stop());

test('[AUTH-02] a logout leads to the operator’s co-registration domain; a guest has nothing to end', async () => {
  const member = await new TestBrowser(platform.app).login('viewer');
  const { body } = await member.post('/auth/logout', {});
  expect(body).toEqual({ status: 1, redirect: ELSEWHERE });
  expect((await member.get('/user/current')).body).toMatchObject({ user: { id: 0 } });
  const guest = await new TestBrowser(platform.app).start();
  expect((await guest.post('/auth/logout', {})).body).toEqual({ status: 1, redirect: null });
});

test('[AUTH-01] the site config names the version that runs', async () => {
  const { body } = await new TestBrowser(platform.app).get('/site_config?ssr=1');
  expect(body).toMatchObject({ version: packageFile.version });
});
