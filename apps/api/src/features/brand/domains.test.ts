import { afterAll, beforeAll, expect, it } from 'vitest';
import { newMember, openTestPlatform, TestBrowser, type TestPlatform } from '../../testing/platform.ts';
import type { DomainFinding } from './domain-check.ts';

const DAY = 86_400_000;
const HOST = 'cams.example.com';
/** What the next checks find. */
let finding: DomainFinding = { by: null, problem: 'missing' };
let checks = 0;
let now = Date.now();
let platform: TestPlatform;
let admin: TestBrowser;
beforeAll(async () => {
  platform = await openTestPlatform({
    rateLimits: false,
    now: () => now,
    domainCheck: {
      check: async () => {
        checks += 1;
        return finding;
      },
    },
  });
  admin = await new TestBrowser(platform.app).login('admin');
}, 90_000);
afterAll(() => platform.stop());

interface Domain {
  state: string;
  value: string;
  record: string;
  served_until: string | null;
}
interface List {
  sites: { key: string; domain: Domain | null }[];
}
const make = (key: string) =>
  admin.post<{ errorType?: string }>('/operator/sites', {
    key,
    sitecode: key.replaceAll(/\W/g, '-').slice(0, 30),
    main_domain_url: `https://${key}`,
    is_whitelabel: true,
    config: { config_version: 1, display_name: `Site of ${key}`, is_non_nude: false, custom: {} },
  });
const domainOf = async (key: string) =>
  (await admin.get<List>('/operator/sites')).body.sites.find((one) => one.key === key)?.domain;
const nameAt = async (host: string): Promise<string> => {
  const answer = await platform.app.inject({ url: '/api/v1/site_config', headers: { host } });
  return (answer.json() as { site: { display_name: string } }).site.display_name;
};
const step = () => platform.context.domains.step();

it('a new domain shows the default site until it is proven, and a name of this machine at once', async () => {
  expect((await make(HOST)).status).toBe(200);
  expect((await make('mine.localhost')).status).toBe(200);
  expect(await nameAt('mine.localhost')).toBe('Site of mine.localhost');
  expect(await domainOf('mine.localhost')).toBeNull();
  expect(await nameAt(HOST)).toBe(await nameAt('unknown.example.com'));
  const domain = await domainOf(HOST);
  expect(domain).toMatchObject({ state: 'waiting', record: `_footlight.${HOST}` });
  expect(domain?.value).toMatch(/^footlight-site=[0-9a-f]{32}$/);

  await step();
  expect(await nameAt(HOST)).not.toBe(`Site of ${HOST}`);
  finding = { by: 'dns' };
  const member = await newMember(platform);
  expect((await member.post(`/operator/sites/${HOST}/domain/check`, {})).status).toBe(403);
  const checked = await admin.post<{ domain: Domain }>(`/operator/sites/${HOST}/domain/check`, {});
  expect(checked.body.domain.state).toBe('proven');
  expect(await nameAt(HOST)).toBe(`Site of ${HOST}`);
});

it('a proven domain is checked daily, and served for a week after its record is gone', async () => {
  const before = checks;
  await step();
  expect(checks).toBe(before);
  now += DAY + 1;
  finding = { by: null, problem: 'missing' };
  await step();
  expect(checks).toBe(before + 1);
  expect(await domainOf(HOST)).toMatchObject({
    state: 'failing',
    served_until: new Date(now + 7 * DAY).toISOString(),
  });
  expect(await nameAt(HOST)).toBe(`Site of ${HOST}`);
  now += 6 * DAY;
  await step();
  expect((await domainOf(HOST))?.state).toBe('failing');
  now += DAY;
  await step();
  expect((await domainOf(HOST))?.state).toBe('waiting');
  expect(await nameAt(HOST)).not.toBe(`Site of ${HOST}`);
  // Whoever sets the record again is served again, without an administrator.
  finding = { by: 'file' };
  now += 11 * 60_000;
  await step();
  expect(await nameAt(HOST)).toBe(`Site of ${HOST}`);
});
