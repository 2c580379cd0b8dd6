import { Writable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deviceFingerprint, purchase } from '../../kernel/db/schema/index.ts';
import { newMember, openTestPlatform, TestBrowser, type TestPlatform } from '../../testing/platform.ts';
import { forgetOldFingerprints } from './fingerprints.ts';

const DAY = 86_400_000;
let clock = Date.now();
let keys = 0;
let platform: TestPlatform;
let log = '';
const logStream = new Writable({
  write(chunk, _, done) {
    log += chunk;
    done();
  },
});
beforeAll(async () => {
  platform = await openTestPlatform({ now: () => clock }, { logLevel: 'trace', logStream });
  await enable(true);
}, 60_000);
afterAll(() => platform.stop());

const enable = async (fingerprint_enabled: boolean) => {
  const admin = await new TestBrowser(platform.app).login('admin');
  const { body: now } = await admin.get<{
    live: { custom: object };
    revision: number;
    draft: { draft: number } | null;
  }>('/operator/sites/default');
  const config = { ...now.live, custom: { ...now.live.custom, fingerprint_enabled } };
  const saved = await admin.post<{ draft: { draft: number } }>('/operator/sites/default/draft', {
    draft: now.draft?.draft ?? 0,
    config,
  });
  const live = { revision: now.revision, draft: saved.body.draft.draft };
  const published = await admin.post('/operator/sites/default/publish', live, `publish-${++keys}`);
  expect(published.body).not.toHaveProperty('errorType');
};
const FP = 'f1ngerprint-of-a-device';
const products = (who: TestBrowser, fp?: string) => who.post('/billing/products', fp ? { fp } : {});
const buy = async (who: TestBrowser) => {
  const body = { product_id: 'tokens_200', return_path: '/' };
  const { body: answer } = await who.post<{ transaction_id: string }>(
    '/billing/purchase',
    body,
    `purchase-${++keys}`,
  );
  const [row] = await platform.database.orm
    .select()
    .from(purchase)
    .where(eq(purchase.id, answer.transaction_id));
  return row?.deviceHash;
};

describe('[SHELL-27] the fingerprint of a buyer’s device', () => {
  test('is kept as a keyed hash with the purchases of a day, and nowhere as it is', async () => {
    const who = await newMember(platform);
    const other = await newMember(platform);
    expect((await products(who, FP)).status).toBe(200);
    await products(other, FP);
    const hash = await buy(who);
    expect(hash).toMatch(/^[\w-]{43}$/);
    // A review finds the accounts of one device.
    expect(await buy(other)).toBe(hash);
    const { orm } = platform.database;
    const rows = [...(await orm.select().from(deviceFingerprint)), ...(await orm.select().from(purchase))];
    expect(rows.length).toBeGreaterThan(3);
    expect(JSON.stringify(rows)).not.toContain(FP);
    expect(log).toContain('/billing/products');
    expect(log).not.toContain(FP);
    clock += DAY + 1;
    expect(await buy(who)).toBeNull();
  });

  test('is forgotten with the next request without one, and not taken where the brand does not ask for it', async () => {
    const who = await newMember(platform);
    await products(who, FP);
    await products(who);
    expect(await buy(who)).toBeNull();
    await enable(false);
    await products(who, FP);
    expect(await buy(who)).toBeNull();
    await enable(true);
    expect((await products(who, '<script>')).body).toMatchObject({ fields: { fp: 'invalid_format' } });
  });

  test('is deleted after a day, and from purchases after 180 days', async () => {
    const who = await newMember(platform);
    await products(who, FP);
    expect(await buy(who)).not.toBeNull();
    const { orm } = platform.database;
    const mine = eq(purchase.userId, who.id);
    const counts = async () => [
      await orm.$count(deviceFingerprint, eq(deviceFingerprint.userId, who.id)),
      (await orm.select().from(purchase).where(mine))[0]?.deviceHash !== null,
    ];
    await forgetOldFingerprints(orm, clock + DAY - 1);
    expect(await counts()).toEqual([1, true]);
    await forgetOldFingerprints(orm, clock + DAY + 1);
    expect(await counts()).toEqual([0, true]);
    await forgetOldFingerprints(orm, clock + 180 * DAY + 1);
    expect(await counts()).toEqual([0, false]);
  });

  test('a VPN is known by the operator’s proxy alone', async () => {
    const seen = async (headers: Record<string, string>) => {
      const browser = await new TestBrowser(platform.app, headers).start();
      return (await browser.get<{ user: { isOnVpn: boolean } }>('/user/current')).body.user.isOnVpn;
    };
    expect(await seen({ 'x-geo-vpn': '1' })).toBe(true);
    expect(await seen({ 'x-geo-vpn': '0' })).toBe(false);
    expect(await seen({})).toBe(false);
  });
});
