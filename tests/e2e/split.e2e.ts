import { randomBytes } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import type { Page } from '@playwright/test';
import { alive, chat, expect, logIn, post, tip, visit } from './support/fixtures.ts';
import { memberOf } from './support/member.ts';
import type { RunningServer } from './support/server.ts';
import { type SplitSite, test } from './support/servers.ts';

let split: SplitSite;
let site: RunningServer;
test.beforeAll(({ split: started }) => {
  split = started;
  site = started.site;
});

const json = async (path: string, headers: Record<string, string> = {}) =>
  (await fetch(`${site.url}${path}`, { headers })).json();

/** A room whose picture anybody may see. */
const openRoom = async (): Promise<string> => {
  const { userList } = await json('/api/v1/browse/react/girls');
  for (const { username } of userList) {
    const { stream, chat: room } = await json(`/api/v1/chat/react/${username}`);
    if (stream && room.status === 'online') return username;
  }
  throw new Error('Nobody is live');
};

const seconds = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, ...[...document.querySelectorAll('video')].map((one) => one.currentTime)));

test('a room behind the site plays, talks and takes tips', async ({ visitor }) => {
  const room = await openRoom();
  const page = await visitor({ url: site.url });
  await logIn(page, 'viewer', `/${room}`);
  await expect.poll(() => seconds(page)).toBeGreaterThan(1);
  await post(page, 'through two processes');
  await expect(chat(page).getByText('through two processes')).toBeVisible();
  await tip(page, 15);
  await expect(chat(page).locator('[data-kind=tip]')).toContainText('15');

  // The player's second edge, and pictures.
  const { stream } = await json(`/api/v1/chat/react/${room}`);
  expect(stream.edge_servers).toHaveLength(2);
  for (const edge of stream.edge_servers) {
    const playlist = await fetch(
      `${site.url}${edge}/${stream.stream_name}/master.m3u8?token=${stream.token}`,
    );
    expect(playlist.status, edge).toBe(200);
  }
  const pictures = () =>
    page.evaluate(
      () => [...document.images].filter((one) => one.src.includes('/art/') && one.naturalWidth > 0).length,
    );
  await expect.poll(pictures).toBeGreaterThan(0);
});

test('the visitor’s own address and place reach the platform, and nobody can claim others', async () => {
  const place = (headers: Record<string, string>) => json(`/api/v1/chat/react/maren_ember`, headers);
  expect((await place({ 'x-geo-country': 'US', 'x-geo-region': 'FL' })).viewer.ageVerificationRequired).toBe(
    true,
  );
  expect((await place({})).viewer.ageVerificationRequired).toBe(false);

  // Links for a forgotten password count by address: one uses up its tries, the next one has its own.
  const config = await fetch(`${site.url}/api/v1/site_config`);
  const cookie = config.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const { csrf } = (await config.json()) as { csrf: string };
  const ask = async (address: string, at: string) => {
    const { status } = await fetch(`${at}/api/v1/auth/forgot_password`, {
      method: 'POST',
      headers: {
        'x-forwarded-for': address,
        cookie,
        'x-csrf-token': csrf,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ email: 'nobody@example.test' }),
    });
    return status;
  };
  const tries = [];
  for (let index = 0; index < 11; index += 1) tries.push(await ask('203.0.113.7', site.url));
  expect(tries.at(0)).toBe(200);
  expect(tries.at(-1)).toBe(429);
  expect(await ask('203.0.113.8', site.url)).toBe(200);
  // Past the site, the header is only a claim.
  const direct = [];
  for (let index = 0; index < 11; index += 1)
    direct.push(await ask(`203.0.113.${100 + index}`, split.platform.url));
  expect(direct.at(0)).toBe(200);
  expect(direct.at(-1)).toBe(429);
});

test('a broadcaster’s camera finds the platform’s socket behind the site', async () => {
  // Who is not logged in is told so by the socket, so that a page can read it.
  const answer = (at: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const handshake = httpRequest(`${at}/live/publish`, {
        headers: {
          connection: 'Upgrade',
          upgrade: 'websocket',
          origin: at,
          'sec-websocket-version': '13',
          'sec-websocket-key': randomBytes(16).toString('base64'),
        },
      });
      handshake.on('upgrade', ({ statusCode }, socket) => {
        socket.destroy();
        resolve(statusCode);
      });
      handshake.on('response', ({ statusCode }) => resolve(statusCode));
      handshake.on('error', reject);
      handshake.end();
    });
  expect(await answer(split.platform.url)).toBe(101);
  expect(await answer(site.url)).toBe(101);
});

test('an operator’s brand is checked by the platform, too', async () => {
  const admin = await memberOf('admin', site.url);
  const { sites } = await admin.get<{ sites: [{ key: string }] }>('/operator/sites');
  const detail = await admin.get<{ report: { findings: unknown[] } }>(`/operator/sites/${sites[0].key}`);
  expect(detail.report.findings.length).toBeGreaterThan(0);
});

test('health and metrics tell of both, and a platform that goes away and comes back', async ({
  visitor,
  complaints,
}) => {
  complaints.allow(/WebSocket|Failed to load resource|realtime|net::ERR/);
  const ready = async () => {
    const answer = await fetch(`${site.url}/readyz`);
    return { status: answer.status, ...((await answer.json()) as { checks: unknown }) };
  };
  expect(await ready()).toMatchObject({ status: 1, checks: { platform: 'ok' } });
  expect(await json('/livez')).toEqual({ status: 1 });
  for (const port of [split.metrics.site, split.metrics.platform]) {
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    expect(text).toContain('footlight_http_request_seconds_bucket');
    expect(text.includes('footlight_ledger_tokens')).toBe(port === split.metrics.platform);
  }
  // The metrics have a port of their own.
  expect((await fetch(`${site.url}/metrics`)).status).toBe(404);

  const page = await visitor({ url: site.url });
  await visit(page, '/girls');
  await split.platform.stop();
  expect(await ready()).toMatchObject({ status: 0, checks: { platform: 'away' } });
  expect((await fetch(`${site.url}/livez`)).status).toBe(200);
  // A page that is not in the site's cache.
  const failed = await page.goto('/couples');
  expect(failed?.status()).toBe(503);
  await expect(page.getByRole('heading', { name: 'Oops...' })).toBeVisible();

  await split.restartPlatform();
  await page.getByRole('link', { name: 'Try again' }).click();
  await alive(page);
  await expect(page.locator('[data-component=model-card]').first()).toBeVisible();
});
