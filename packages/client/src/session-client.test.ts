import { exampleSiteConfig } from '@footlight/contract/fixtures';
import { expect, it } from 'vitest';
import { createSessionClient } from './index.ts';

/** A platform with one session, whose token changes by a login. */
function fakePlatform() {
  const asked: string[] = [];
  let token = 'first';
  const fetch = async (url: string, init: RequestInit): Promise<Response> => {
    const path = url.replace('/api/v1', '');
    const sent = (init.headers as Record<string, string>)['x-csrf-token'];
    asked.push(`${path} ${sent ?? '-'}`);
    if (path === '/site_config') return Response.json({ ...exampleSiteConfig, csrf: token });
    if (sent !== token) return Response.json({ errorType: 'csrf_failed' }, { status: 403 });
    if (path === '/auth/login') token = 'second';
    return Response.json({ status: 1 });
  };
  return { asked, fetch: fetch as typeof globalThis.fetch, renew: () => (token = 'third') };
}

it('[AUTH-01] fetches the token once for calls at the same time, and again after a login', async () => {
  const { asked, fetch } = fakePlatform();
  const call = createSessionClient({ baseUrl: '/api/v1', fetch });
  await Promise.all([
    call('POST /user/settings', { body: {} }),
    call('POST /auth/login', { body: { username: 'viewer', password: 'secret' } }),
  ]);
  await call('POST /user/settings', { body: {} });
  expect(asked).toEqual([
    '/site_config -',
    '/user/settings first',
    '/auth/login first',
    '/site_config -',
    '/user/settings second',
  ]);
});

it('repeats a call once whose token the platform rejects', async () => {
  const { asked, fetch, renew } = fakePlatform();
  const call = createSessionClient({ baseUrl: '/api/v1', fetch });
  await call('POST /user/settings', { body: {} });
  renew();
  await call('POST /user/settings', { body: {} });
  expect(asked.slice(2)).toEqual(['/user/settings first', '/site_config first', '/user/settings third']);
});
