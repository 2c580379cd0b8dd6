import type { PressItem } from '@footlight/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { redirectKey } from '../kernel/db/schema/index.ts';
import { openTestPlatform, TestBrowser, type TestPlatform } from '../testing/platform.ts';

interface Press {
  data: PressItem[];
  last_page: number;
  outlets: string[];
}

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openTestPlatform({ rateLimits: false });
}, 90_000);
afterAll(() => platform.stop());

const at = (headers: Record<string, string> = {}) => new TestBrowser(platform.app, headers);
const press = async (query = '', by = at()) => (await by.get<Press>(`/press${query}`)).body;

test('[PRESS-01] newest first by pages, of all outlets or of one, and only about this site', async () => {
  const first = await press();
  expect(first).toMatchObject({ last_page: 2 });
  expect(first.data).toHaveLength(20);
  const days = first.data.map(({ published_on }) => published_on);
  expect(days).toEqual([...days].sort().reverse());
  expect((await press('?page=2')).data).toHaveLength(4);
  const [outlet] = first.outlets;
  const one = await press(`?outlet=${encodeURIComponent(outlet ?? '')}`);
  expect(one.data).toHaveLength(8);
  expect(new Set(one.data.map((item) => item.outlet))).toEqual(new Set([outlet]));
  expect(await at().get('/press?page=3')).toMatchObject({ status: 404 });
  expect(await at().get('/press?outlet=Nowhere')).toMatchObject({ status: 404 });
  expect(await at().get('/press?page=x')).toMatchObject({ status: 400 });
  // A white label has its own press, or none.
  expect(await press('', at({ host: 'velvet.localhost' }))).toEqual({ data: [], last_page: 1, outlets: [] });
});

test('[REDIR-01] a key says whether it was checked and where it leads; an unknown one does not', async () => {
  const verify = (key: string) => at().get(`/redir/${key}/verify`);
  expect((await verify('partner')).body).toEqual({
    verified: true,
    target: 'https://partner.example/welcome',
  });
  expect((await verify('PARTNER')).body).toMatchObject({ verified: true });
  expect((await verify('unchecked')).body).toMatchObject({ verified: false });
  expect(await verify('nothing')).toMatchObject({ status: 404 });
  expect(await verify('https:%2F%2Fevil.example')).toMatchObject({ status: 400 });
});

test('[REDIR-01] only administrators make redirects, and only to https or to this site', async () => {
  const admin = await at().login('admin');
  const viewer = await at().login('viewer');
  const make = (by: TestBrowser, target: string, verified = true) =>
    by.post('/operator/redir/fresh', { target, verified });
  expect(await make(viewer, '/faq')).toMatchObject({ status: 403 });
  for (const target of [
    'http://plain.example/',
    'javascript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    'https://user:word@evil.example/',
    'https://',
    'https://localhost/',
    'data:text/html,x',
    'evil.example',
  ]) {
    expect(await make(admin, target), target).toMatchObject({
      status: 400,
      body: { fields: { target: 'invalid_format' } },
    });
  }
  expect((await make(admin, 'https://good.example/a?b=c')).status).toBe(200);
  expect((await at().get('/redir/fresh/verify')).body).toEqual({
    verified: true,
    target: 'https://good.example/a?b=c',
  });
  expect((await make(admin, '/faq', false)).status).toBe(200);
  expect((await at().get('/redir/fresh/verify')).body).toEqual({ verified: false, target: '/faq' });
  // Nor by hand: the table refuses what is neither.
  const insert = platform.database.orm.insert(redirectKey);
  for (const target of ['http://plain.example/', '//evil.example', '/\\evil', 'javascript:1']) {
    await expect(insert.values({ key: 'by-hand', target }), target).rejects.toThrow();
  }
});
