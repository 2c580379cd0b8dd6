import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditEntry, machineKey, user } from '../kernel/db/schema/index.ts';
import { openTestPlatform, TestBrowser, type TestPlatform } from '../testing/platform.ts';

let platform: TestPlatform;
let admin: TestBrowser;
beforeAll(async () => {
  platform = await openTestPlatform({ rateLimits: false });
  admin = await new TestBrowser(platform.app).login('admin');
}, 90_000);
afterAll(() => platform.stop());

interface Made {
  secret: string;
  key: { id: number; start: string };
}

const make = async (scopes: string[], name = 'Export') =>
  (await admin.post<Made>('/operator/keys', { name, scopes })).body;

/** What a program gets, without a cookie. */
async function ask(secret: string, path: string, method: 'GET' | 'POST' | 'DELETE' = 'GET') {
  const answer = await platform.app.inject({
    method,
    url: `/api/v1${path}`,
    headers: { host: 'localhost:4000', authorization: `Bearer ${secret}` },
    ...(method === 'GET' ? {} : { payload: {} }),
  });
  return [answer.statusCode, answer.json().errorType ?? null] as const;
}

test('a key reads what its scope opens, and nothing else', async () => {
  const { secret, key } = await make(['money']);
  expect(secret.startsWith(key.start)).toBe(true);
  expect(await ask(secret, '/operator/ledger')).toEqual([200, null]);
  expect(await ask(secret, '/operator/accounts/viewer/purchases')).toEqual([200, null]);
  expect(await ask(secret, '/operator/jobs')).toEqual([403, 'forbidden']);
  // People, changes and keys are open to no key.
  expect(await ask(secret, '/operator/accounts')).toEqual([401, 'login_required']);
  expect(await ask(secret, '/operator/reports')).toEqual([401, 'login_required']);
  expect(await ask(secret, '/operator/keys')).toEqual([401, 'login_required']);
  expect(await ask(secret, '/operator/ledger/check', 'POST')).toEqual([401, 'login_required']);
  expect(await ask(secret, '/user/friends')).toEqual([401, 'login_required']);
  expect(await ask(`${secret.slice(0, -1)}!`, '/operator/ledger')).toEqual([401, 'login_required']);
  expect(await ask(`flk_${'x'.repeat(43)}`, '/operator/ledger')).toEqual([401, 'login_required']);
  // A wrong key is not made good by a session.
  const both = await admin.call('GET', '/operator/ledger', undefined, { authorization: 'Bearer wrong' });
  expect(both.status).toBe(401);
});

test('a key is stored as a hash, tells its use, and ends at once; the audit trail knows both', async () => {
  const { secret, key } = await make(['audit', 'platform'], 'Dashboard');
  const [row] = await platform.database.orm.select().from(machineKey).where(eq(machineKey.id, key.id));
  expect(JSON.stringify(row)).not.toContain(secret);
  const listed = async () =>
    (await admin.get<{ keys: { id: number; used_at: string | null }[] }>('/operator/keys')).body.keys.find(
      ({ id }) => id === key.id,
    );
  expect(await listed()).toMatchObject({ name: 'Dashboard', made_by: 'admin', used_at: null });
  expect(JSON.stringify(await listed())).not.toContain(secret);
  expect(await ask(secret, '/operator/jobs')).toEqual([200, null]);
  expect((await listed())?.used_at).toMatch(/^\d{4}-/);

  expect((await admin.call('DELETE', `/operator/keys/${key.id}`, {})).status).toBe(200);
  expect(await ask(secret, '/operator/jobs')).toEqual([401, 'login_required']);
  expect((await admin.call('DELETE', `/operator/keys/${key.id}`, {})).status).toBe(404);
  const acts = await platform.database.orm.select().from(auditEntry);
  expect(acts.filter(({ object }) => object.includes('Dashboard')).map(({ act }) => act)).toEqual([
    'key_make',
    'key_revoke',
  ]);
  expect(JSON.stringify(acts)).not.toContain(secret);
});

test('a key dies with the right of its maker', async () => {
  const { secret } = await make(['platform'], 'Of a former administrator');
  const { orm } = platform.database;
  const [{ traits } = { traits: {} }] = await orm.select().from(user).where(eq(user.username, 'admin'));
  await orm
    .update(user)
    .set({ traits: { ...traits, isAdmin: false } })
    .where(eq(user.username, 'admin'));
  expect(await ask(secret, '/operator/jobs')).toEqual([403, 'forbidden']);
  await orm.update(user).set({ traits }).where(eq(user.username, 'admin'));
  expect(await ask(secret, '/operator/jobs')).toEqual([200, null]);
});

test('only administrators make keys, and input is checked', async () => {
  const helpdesk = await new TestBrowser(platform.app).login('cashier');
  const body = { name: 'Mine', scopes: ['money'] };
  expect((await helpdesk.post('/operator/keys', body)).status).toBe(403);
  const wrong = async (input: object) => (await admin.post('/operator/keys', input)).body.fields;
  expect(await wrong({ ...body, name: ' ' })).toEqual({ name: 'required' });
  expect(await wrong({ ...body, scopes: [] })).toEqual({ scopes: 'required' });
  expect(await wrong({ ...body, scopes: ['money', 'money'] })).toEqual({ scopes: 'invalid_format' });
  expect(await wrong({ ...body, scopes: ['accounts'] })).toEqual({ 'scopes.0': 'invalid_format' });
});
