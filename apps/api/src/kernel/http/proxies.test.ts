import { describe, expect, test } from 'vitest';
import { siteHopHeaders, type TrustedProxies } from './proxies.ts';
import { createHttpServer } from './server.ts';

const SITE_KEY = 'the key of the site';

/** What a server with this trust knows of a request. */
async function seen(trustedProxies: TrustedProxies, peer: string, headers: Record<string, string>) {
  const app = createHttpServer({
    logLevel: 'silent',
    publicUrl: 'http://localhost:4000',
    trustedProxies,
    siteKey: SITE_KEY,
  });
  app.get('/', async (request) => ({
    ip: request.ip,
    host: request.host,
    protocol: request.protocol,
    country: request.headers['x-geo-country'] ?? null,
    hop: siteHopHeaders(request, SITE_KEY),
  }));
  const answer = await app.inject({ url: '/', remoteAddress: peer, headers: { host: 'own', ...headers } });
  await app.close();
  return answer.json();
}

const claims = {
  'x-forwarded-for': '6.6.6.6, 7.7.7.7',
  'x-forwarded-host': 'claimed, proxied',
  'x-forwarded-proto': 'http, https',
  'x-geo-country': 'SE',
};
const nobody = (ip: string) => ({ ip, host: 'own', protocol: 'http', country: null });
const proxied = (ip: string) => ({ ip, host: 'proxied', protocol: 'https', country: 'SE' });

describe('forwarded headers', () => {
  test.each<[string, TrustedProxies, string, object]>([
    ['count for nobody without a trusted proxy', false, '10.0.0.1', nobody('10.0.0.1')],
    ['of one proxy: the entry that it appended', 1, '10.0.0.1', proxied('7.7.7.7')],
    ['of two proxies: the entry before', 2, '10.0.0.1', proxied('6.6.6.6')],
    ['of a trusted network', ['10.0.0.0/8'], '10.0.0.1', proxied('7.7.7.7')],
    ['of a trusted network, by IPv6', ['10.0.0.0/8'], '::ffff:10.0.0.1', proxied('7.7.7.7')],
    ['of a chain of trusted networks', ['10.0.0.0/8', '7.7.7.7'], '10.0.0.1', proxied('6.6.6.6')],
    ['of another peer do not count', ['10.0.0.0/8'], '9.9.9.9', nobody('9.9.9.9')],
  ])('%s', async (_, trusted, peer, expected) => {
    expect(await seen(trusted, peer, claims)).toMatchObject(expected);
  });

  test('of the site count by its key alone, whatever the network', async () => {
    const site = { ...claims, 'x-forwarded-for': '7.7.7.7', 'x-footlight-site': SITE_KEY };
    expect(await seen(false, '9.9.9.9', site)).toMatchObject(proxied('7.7.7.7'));
    const forged = { ...site, 'x-footlight-site': 'another key' };
    expect(await seen(false, '9.9.9.9', forged)).toMatchObject(nobody('9.9.9.9'));
  });

  test('the site forwards what it knows, not what the visitor claims', async () => {
    const { hop } = await seen(false, '9.9.9.9', claims);
    expect(hop).toEqual({
      'x-forwarded-for': '9.9.9.9',
      'x-forwarded-host': 'own',
      'x-forwarded-proto': 'http',
      'x-footlight-site': SITE_KEY,
    });
    expect((await seen(1, '10.0.0.1', claims)).hop).toMatchObject({
      'x-forwarded-for': '7.7.7.7',
      'x-geo-country': 'SE',
    });
  });
});

test.each([
  ['evil.example;sandbox', 421],
  ['evil.example/path', 421],
  ['own.example', 200],
  ['own.example:4000', 200],
  ['[::1]:4000', 200],
])('the host %s is answered with %s', async (host, status) => {
  const publicUrl = 'https://cams.example';
  const app = createHttpServer({ logLevel: 'silent', publicUrl, trustedProxies: false, siteKey: SITE_KEY });
  app.get('/', async () => 'page');
  const answer = await app.inject({ url: '/', headers: { host } });
  expect([answer.statusCode, answer.headers['strict-transport-security']]).toEqual([
    status,
    'max-age=31536000',
  ]);
  await app.close();
});
