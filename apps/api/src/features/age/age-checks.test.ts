import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signCallback } from '../../demo/sandbox-biller/protocol.ts';
import { ageCheck } from '../../kernel/db/schema/index.ts';
import { createSigner } from '../../kernel/signing.ts';
import {
  newMember,
  openTestPlatform,
  TEST_SECRET,
  TestBrowser,
  type TestPlatform,
} from '../../testing/platform.ts';
import { forgetOldChecks } from './checks.ts';

const FLORIDA = { 'x-geo-country': 'US', 'x-geo-region': 'FL' };
const TEXAS = { 'x-geo-country': 'US', 'x-geo-region': 'TX' };
let platform: TestPlatform;
beforeAll(async () => {
  platform = await openTestPlatform({ rateLimits: false });
}, 60_000);
afterAll(() => platform.stop());

interface Standing {
  required: boolean;
  methods: string[];
  check: { method: string; status: string; expires_at: string | null } | null;
}
const standing = async (who: TestBrowser) => (await who.get<Standing>('/age-verification')).body;
const start = (who: TestBrowser, method = 'incode') =>
  who.post<{ link: string; errorType?: string }>('/age-verification/start', {
    method,
    return_path: '/de/verify-age',
  });

/** Chooses a result on the sandbox's page; the address to which it sends the visitor. */
async function choose(link: string, outcome: string): Promise<string> {
  const { pathname: url } = new URL(link);
  expect((await platform.app.inject({ url })).body).toContain('Sandbox age verification');
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const sent = await platform.app.inject({ method: 'POST', url, headers, payload: `outcome=${outcome}` });
  return String(sent.headers.location);
}
const floridian = async () => {
  const member = await newMember(platform);
  const here = new TestBrowser(platform.app, FLORIDA);
  for (const [name, value] of member.cookies) here.cookies.set(name, value);
  here.csrf = member.csrf;
  return here;
};
const isGated = async (who: TestBrowser) =>
  (await who.get<{ viewer: { ageVerificationRequired: boolean } }>('/chat/react/maren_ember')).body.viewer
    .ageVerificationRequired;

describe('[AGE-02] [AGE-03] a check at the provider', () => {
  it('opens the gate for an account when approved, and stores nothing of the person', async () => {
    const who = await floridian();
    expect(await standing(who)).toEqual({
      required: true,
      methods: ['incode'],
      check: null,
      card_form: null,
    });
    const { body } = await start(who);
    expect((await standing(who)).check).toMatchObject({ method: 'incode', status: 'started' });
    expect(new URL(await choose(body.link, 'approved')).pathname).toBe('/de/verify-age');
    expect(await standing(who)).toMatchObject({ required: false, check: { status: 'approved' } });
    expect(await isGated(who)).toBe(false);
    const [row] = await platform.database.orm.select().from(ageCheck);
    expect(Object.keys(row ?? {}).sort()).toEqual(
      [
        'id',
        'userId',
        'guestHash',
        'method',
        'provider',
        'status',
        'createdAt',
        'decidedAt',
        'expiresAt',
      ].sort(),
    );
  });

  it('opens the gate for a guest of this session only', async () => {
    const guest = await new TestBrowser(platform.app, FLORIDA).start();
    const { body } = await start(guest);
    await choose(body.link, 'approved');
    // The cookie comes with the answer that tells the result.
    expect(await isGated(guest)).toBe(true);
    expect(await standing(guest)).toMatchObject({ required: false, check: { status: 'approved' } });
    expect(await isGated(guest)).toBe(false);
    const other = await new TestBrowser(platform.app, FLORIDA).start();
    expect(await standing(other)).toMatchObject({ required: true, check: null });
  });

  it('counts an approved check of a guest who has started another one at the same moment or later', async () => {
    const guest = await new TestBrowser(platform.app, FLORIDA).start();
    const { body: first } = await start(guest);
    await start(guest);
    await platform.database.orm.update(ageCheck).set({ createdAt: new Date() });
    await start(guest);
    await choose(first.link, 'approved');
    expect(await standing(guest)).toMatchObject({ required: false, check: { status: 'approved' } });
    expect(await isGated(guest)).toBe(false);
  });

  it('goes over to the account that the guest makes, and not to one that logs in', async () => {
    const proved = async () => {
      const guest = await new TestBrowser(platform.app, FLORIDA).start();
      await choose((await start(guest)).body.link, 'approved');
      await standing(guest);
      return guest;
    };
    const joining = await proved();
    const name = `proved_${Date.now().toString(36)}`;
    const account = { username: name, email: `${name}@example.org`, password: 'long enough' };
    await joining.post('/auth/register', { ...account, birth_date: '1990-01-01', accept_terms: true });
    expect(await standing(joining)).toMatchObject({ required: false, check: { status: 'approved' } });
    await joining.start();
    await joining.post('/auth/logout', {});
    expect(await isGated(joining)).toBe(true);

    const other = await newMember(platform);
    const returning = await proved();
    await returning.post('/auth/login', { username: other.name, password: 'long enough' });
    expect(await standing(returning)).toMatchObject({ required: true, check: null });
  });

  it('stays closed while pending and after a decline, which a later attempt may turn', async () => {
    const who = await floridian();
    const { body } = await start(who);
    for (const outcome of ['pending', 'declined']) {
      await choose(body.link, outcome);
      expect(await standing(who)).toMatchObject({ required: true, check: { status: outcome } });
      expect(await isGated(who)).toBe(true);
    }
    await choose(body.link, 'pending');
    expect((await standing(who)).check?.status).toBe('declined');
    await choose(body.link, 'approved');
    await choose(body.link, 'declined');
    expect(await standing(who)).toMatchObject({ required: false, check: { status: 'approved' } });
  });

  it('takes only methods of the place', async () => {
    const who = await new TestBrowser(platform.app, TEXAS).start();
    expect((await standing(who)).methods).toEqual(['yoti_id', 'yoti_digital_id', 'live_id']);
    expect((await start(who, 'incode')).body.errorType).toBe('age_method_unavailable');
    expect((await start(who, 'card')).body.errorType).toBe('age_method_unavailable');
    expect((await start(who, 'yoti_id')).status).toBe(200);
    const outside = { method: 'yoti_id', return_path: '//elsewhere.example/' };
    expect((await who.post('/age-verification/start', outside)).status).toBe(400);
  });

  it('refuses forged and unknown results', async () => {
    const who = await floridian();
    await start(who);
    const rows = platform.database.orm.select().from(ageCheck);
    const [row] = await rows.orderBy(desc(ageCheck.createdAt)).limit(1);
    const key = createSigner(TEST_SECRET).sign('key', 'sandbox-age');
    const send = async (reference: string, signedBy: string, now = Date.now()) => {
      const payload = JSON.stringify({ reference, outcome: 'approved' });
      const headers = {
        'content-type': 'application/json',
        'x-sandbox-signature': signCallback(signedBy, payload, now),
      };
      const url = '/api/v1/age-verification/callback/sandbox-age';
      return (await platform.app.inject({ method: 'POST', url, headers, payload })).statusCode;
    };
    const reference = row?.id ?? '';
    expect(await send(reference, 'another key')).toBe(401);
    expect(await send(reference, key, Date.now() - 3_600_000)).toBe(401);
    expect(await send('unknown', key)).toBe(404);
    expect(await isGated(who)).toBe(true);
    expect(await send(reference, key)).toBe(200);
    expect(await isGated(who)).toBe(false);
  });

  it('gives rights to watch that end with the proof, and a whole one to those who need none', async () => {
    interface Watched {
      stream: { token_expires_at: number } | null;
    }
    const endFor = async (who: TestBrowser) =>
      (await who.get<Watched>('/chat/react/maren_ember')).body.stream?.token_expires_at ?? 0;
    const who = await floridian();
    await choose((await start(who)).body.link, 'approved');
    const wholeEnd = await endFor(who);
    expect(wholeEnd).toBeGreaterThan(Date.now() + 100_000);
    const soon = Date.now() + 3_000;
    await platform.database.orm
      .update(ageCheck)
      .set({ expiresAt: new Date(soon) })
      .where(eq(ageCheck.status, 'approved'));
    expect(await endFor(who)).toBe(soon);
    const free = await new TestBrowser(platform.app).start();
    expect(await endFor(free)).toBeGreaterThan(soon + 60_000);
  });

  it('is forgotten once its proof has expired', async () => {
    const who = await floridian();
    await choose((await start(who)).body.link, 'approved');
    await forgetOldChecks(platform.database.orm, Date.now() + 366 * 24 * 3_600_000);
    expect(await platform.database.orm.select().from(ageCheck)).toEqual([]);
  });
});

it('[AGE-02] offers no method without a provider', async () => {
  const bare = await openTestPlatform({ demo: false });
  const guest = await new TestBrowser(bare.app, FLORIDA).start();
  expect(await standing(guest)).toEqual({ required: true, methods: [], check: null, card_form: null });
  expect((await start(guest)).body.errorType).toBe('age_method_unavailable');
  await bare.stop();
});
