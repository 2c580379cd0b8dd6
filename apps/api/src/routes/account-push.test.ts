import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MOST_BROWSERS } from '../features/account/push-browsers.ts';
import { pushSubscription, site } from '../kernel/db/schema/index.ts';
import { newPushKeys } from '../kernel/push/keys.ts';
import {
  type Member,
  newMember,
  openTestPlatform,
  TestBrowser,
  type TestPlatform,
} from '../testing/platform.ts';
import { createPushReader } from '../testing/push-service.ts';

const keys = newPushKeys();
const subject = 'mailto:push@example.org';
let platform: TestPlatform;
let who: Member;
beforeAll(async () => {
  platform = await openTestPlatform({ push: { ...keys, subject }, rateLimits: false });
});
afterAll(() => platform.stop());
beforeEach(async () => {
  await platform.database.orm.delete(pushSubscription);
  who = await newMember(platform);
});

interface Answer {
  player_id: string;
  errorType?: string;
  fields?: object;
  browsers: { player_id: string }[];
}
const endpoint = (name: string) => `https://fcm.googleapis.com/fcm/send/${name}`;
const subscription = (name: string, change: object = {}) => ({
  player_id: null,
  endpoint: endpoint(name),
  keys: createPushReader().keys,
  language: 'en',
  ...change,
});
const register = (browser: TestBrowser, body: object) => browser.post<Answer>('/user/push', body);
const idsOf = async (browser: TestBrowser) =>
  (await browser.get<Answer>('/user/push')).body.browsers.map(({ player_id }) => player_id);
const stored = () => platform.database.orm.select().from(pushSubscription).orderBy(pushSubscription.id);

describe('[SHELL-26] the registration of a browser', () => {
  it('gives it an id, keeps that on a renewal, and gives a new one for a new address', async () => {
    const first = subscription('one');
    const { status, body } = await register(who, first);
    expect(status).toBe(200);
    expect(await idsOf(who)).toEqual([body.player_id]);
    const again = await register(who, { ...first, player_id: body.player_id, language: 'nl' });
    expect(again.body.player_id).toBe(body.player_id);
    expect(await stored()).toMatchObject([{ language: 'nl', userId: who.id }]);
    const moved = await register(who, subscription('moved', { player_id: body.player_id }));
    expect(await idsOf(who)).toEqual([moved.body.player_id]);
    expect(await stored()).toMatchObject([{ endpoint: endpoint('moved') }]);
  });

  it('is refused without a login, for other addresses, and for keys that are none', async () => {
    const guest = await new TestBrowser(platform.app).start();
    expect((await register(guest, subscription('one'))).body.errorType).toBe('login_required');
    const refused = await register(who, subscription('x', { endpoint: 'https://10.0.0.1/push' }));
    expect([refused.status, refused.body.errorType]).toEqual([422, 'push_service_refused']);
    const { body } = await register(who, subscription('x', { keys: { p256dh: 'short', auth: 'short' } }));
    expect(body.fields).toEqual({ 'keys.p256dh': 'invalid_format', 'keys.auth': 'invalid_format' });
    expect(await stored()).toEqual([]);
  });

  it('leaves the browser of another account alone, unless it is the same browser under another login', async () => {
    const mine = subscription('shared');
    await register(who, mine);
    const other = await newMember(platform);
    const stranger = await register(other, subscription('shared'));
    expect([stranger.status, stranger.body.errorType]).toEqual([409, 'conflict']);
    expect(await stored()).toMatchObject([{ userId: who.id }]);
    expect((await register(other, mine)).status).toBe(200);
    expect(await stored()).toMatchObject([{ userId: other.id }]);
  });

  it('keeps the browsers last seen of an account', async () => {
    for (let at = 0; at <= MOST_BROWSERS; at += 1) await register(who, subscription(`many-${at}`));
    const all = await stored();
    expect(all).toHaveLength(MOST_BROWSERS);
    expect(all.map((row) => row.endpoint)).not.toContain(endpoint('many-0'));
  });

  it('ends on request, with the login, and with the account', async () => {
    const { player_id } = (await register(who, subscription('ended'))).body;
    const other = await newMember(platform);
    expect((await other.post(`/user/push/${player_id}/end`, {})).status).toBe(404);
    expect((await who.post(`/user/push/${player_id}/end`, {})).status).toBe(200);
    expect(await stored()).toEqual([]);

    await register(who, subscription('logged-out'));
    const elsewhere = await new TestBrowser(platform.app).login(who.name, 'long enough');
    await register(elsewhere, subscription('elsewhere'));
    await who.post('/auth/logout', {});
    expect(await stored()).toMatchObject([{ endpoint: endpoint('elsewhere') }]);

    const exported = await elsewhere.post<{ data: Record<string, object[]> }>('/user/export', {
      password: 'long enough',
    });
    expect(exported.body.data.push_messages_to).toMatchObject([{ endpoint: endpoint('elsewhere') }]);
    expect(JSON.stringify(exported.body.data.push_messages_to)).not.toMatch(/auth|p256dh|sessionHash/);
    await elsewhere.post('/user/delete', { password: 'long enough', accept_loss: true });
    expect(await stored()).toEqual([]);
  });

  it('pages learn the public key, unless the brand has turned its app off', async () => {
    const keyOf = async () => (await who.get<{ pushPublicKey?: string }>('/site_config')).body.pushPublicKey;
    expect(await keyOf()).toBe(keys.publicKey);
    const { orm } = platform.database;
    const [before] = await orm.select().from(site).where(eq(site.host, '*'));
    const config = { ...before?.config, custom: { app_enabled: false } };
    await orm.update(site).set({ config }).where(eq(site.host, '*'));
    await platform.context.sites.changed();
    expect(await keyOf()).toBeUndefined();
    expect((await register(who, subscription('off'))).body.errorType).toBe('push_unavailable');
    await orm
      .update(site)
      .set({ config: before?.config ?? {} })
      .where(eq(site.host, '*'));
    await platform.context.sites.changed();
  });
});
