import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brandConfigOf, LANGUAGES, LEGAL_KEYS } from '@footlight/contract';
import { demoSites } from '@footlight/contract/fixtures';
import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeBaseData } from '../../base-data.ts';
import { makeGuest } from '../../kernel/accounts/session.ts';
import { type Database, inTransaction } from '../../kernel/db/database.ts';
import { createMemoryBus } from '../../kernel/events/bus/memory-bus.ts';
import { createSigner } from '../../kernel/signing.ts';
import { TEST_SECRET } from '../../testing/platform.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { fillText } from '../legal/fill.ts';
import { HOUSE_TEXTS } from '../legal/house/index.ts';
import { hitsOf, sendHits } from './analytics.ts';
import { createSites } from './sites.ts';
import { findSite, insertSite, makeLive } from './store.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());

const signer = createSigner(TEST_SECRET);
const options = {
  publicUrl: 'http://localhost:4100',
  trustProxy: false,
  demo: true,
  isPublicDemo: false,
  signupTokens: 0,
  registrationsPerHour: 5,
  passwordCost: undefined,
  rateLimits: false,
  analyticsUrl: null,
  logoutUrl: null,
  billerOfSite: {},
  statementDescriptor: 'FOOTLIGHT',
  ice: null,
};

test('[BRAND-01] a publication on one process is live on the other as soon as the bus has delivered it', async () => {
  const bus = createMemoryBus();
  const [one, other] = await Promise.all([0, 1].map(() => createSites({ database, signer, options, bus })));
  const request = { headers: { host: 'noir.localhost:4100' }, cookies: {} } as unknown as FastifyRequest;
  await insertSite(database.orm, 'noir.localhost', demoSites.noir, null);
  const seen = async () => (await other!.of(request)).site.custom.h1_content;
  expect(await seen()).toBe(demoSites.noir.custom.h1_content);
  await inTransaction(database, async (tx) => {
    const found = (await findSite(tx, 'noir.localhost'))!;
    const config = brandConfigOf(found.site);
    const custom = { ...config.custom, h1_content: 'Told' } as typeof demoSites.noir.custom;
    await makeLive(tx, found, { ...config, custom }, { kind: 'published', userId: null });
  });
  // Cached for a moment, until an event invalidates it.
  expect(await seen()).toBe(demoSites.noir.custom.h1_content);
  await one!.changed();
  expect(await seen()).toBe('Told');
  expect((await other!.of(request)).site.main_domain_url).toBe('http://noir.localhost:4100');
});

test('[LEGAL-01] the default site of a public address names it, and no address of a developer’s machine', async () => {
  await writeBaseData(database, { demo: false });
  const publicUrl = 'https://example.org';
  const sites = await createSites({
    database,
    signer,
    options: { ...options, demo: false, publicUrl },
    bus: createMemoryBus(),
  });
  const request = { headers: { host: 'example.org' }, cookies: {} } as unknown as FastifyRequest;
  const { site } = await sites.of(request);
  expect(site).toMatchObject({ domain_name: 'example.org', main_domain_url: publicUrl });
  for (const key of LEGAL_KEYS) {
    for (const language of LANGUAGES) {
      const { text } = await HOUSE_TEXTS[key].load[language]();
      const shown = JSON.stringify(fillText(text, site, language));
      expect(shown).not.toMatch(/localhost|[.]example/);
    }
  }
});

test('[BRAND-02] a page view goes to the collector once for each analytics id, without address or session', async () => {
  const received: { url: string; headers: object }[] = [];
  const server = createServer((request, response) => {
    received.push({ url: request.url ?? '', headers: request.headers });
    response.end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const collector = `http://127.0.0.1:${(server.address() as AddressInfo).port}/collect`;
  const custom = { google_analytics_4_id: 'G-ABC1234', google_analytics_id: 'UA-1234-1' };
  const site = { ...demoSites.default, custom };
  const viewer = makeGuest(signer);
  const view = { path: '/girls', title: 'Cam girls', language: 'en' };
  await sendHits(collector, hitsOf(site, view, viewer));
  await sendHits(collector, hitsOf(demoSites.default, view, viewer));
  await new Promise((done) => server.close(done));
  expect(received.map(({ url }) => new URL(url, collector).searchParams.get('tid'))).toEqual([
    'G-ABC1234',
    'UA-1234-1',
  ]);
  expect(new URL(received[0]!.url, collector).searchParams.get('dl')).toBe('http://localhost:4000/girls');
  expect(JSON.stringify(received)).not.toContain(viewer.token);
  const idOn = (day: string) => hitsOf(site, view, viewer, new Date(day))[0]?.get('cid');
  expect(idOn('2026-11-21T01:00Z')).toBe(idOn('2026-11-21T23:00Z'));
  expect(idOn('2026-11-21T01:00Z')).not.toBe(idOn('2026-11-22T01:00Z'));
});
