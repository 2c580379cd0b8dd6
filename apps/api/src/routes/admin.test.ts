import type {
  AuditEntry,
  JobState,
  LedgerCheck,
  StaffAccount,
  StaffAccountDetail,
  StaffOverview,
  StaffPurchase,
} from '@footlight/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditEntry, mailOutbox, purchase, staffNote, user } from '../kernel/db/schema/index.ts';
import { checkLedger } from '../kernel/ledger/check.ts';
import {
  type Member,
  newMember,
  openTestPlatform,
  TestBrowser,
  type TestPlatform,
} from '../testing/platform.ts';

let platform: TestPlatform;
let admin: TestBrowser;
let support: TestBrowser;
let finance: TestBrowser;
let who: Member;
let keys = 0;

const orm = () => platform.database.orm;
const reason = 'A reason that is written down.';
type Answer = Record<string, unknown> & { errorType?: string };
const newKey = () => {
  keys += 1;
  return `admin-test-${keys}`;
};
const post = (by: TestBrowser, path: string, body: object = {}) => by.post<Answer>(path, body, newKey());
const about = (name: string, act: string) => `/operator/accounts/${name}/${act}`;
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
const suspend = (by: TestBrowser, until: string | null, name = who.name) =>
  post(by, about(name, 'suspend'), { until, reason });
const trail = async (query = `about=${who.name}`) =>
  (await admin.get<{ entries: AuditEntry[] }>(`/operator/audit?${query}`)).body.entries;
const detail = async (by: TestBrowser, name = who.name) =>
  (await by.get<StaffAccountDetail>(`/operator/accounts/${name}`)).body;
const find = async (query: string) =>
  (
    await support.get<{ accounts: StaffAccount[]; next: string | null; total: number | null }>(
      `/operator/accounts?${query}`,
    )
  ).body;

/** A purchase that is paid on the sandbox's page. */
const buy = async (): Promise<string> => {
  const { body } = await who.post<{ transaction_id: string; link: string }>(
    '/billing/purchase',
    { product_id: 'tokens_100', return_path: '/' },
    newKey(),
  );
  await platform.app.inject({
    method: 'POST',
    url: new URL(body.link).pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ delay: '0', outcome: 'Y' }).toString(),
  });
  return body.transaction_id;
};

beforeAll(async () => {
  platform = await openTestPlatform();
  admin = await new TestBrowser(platform.app).login('admin');
  support = await new TestBrowser(platform.app).login('helpdesk');
  finance = await new TestBrowser(platform.app).login('cashier');
});
afterAll(() => platform.stop());
beforeEach(async () => {
  who = await newMember(platform);
});

describe('roles', () => {
  it('a list takes any cursor', async () => {
    const lists = ['accounts', 'applications', 'reports', 'promo-codes', 'audit', 'outbox'];
    for (const path of [...lists, `accounts/${who.name}/purchases`]) {
      const { status } = await admin.get(`/operator/${path}?cursor=9999999999999999`);
      expect([path, status]).toEqual([path, 200]);
    }
  });

  it('each role may call what its rights say, and nobody else anything', async () => {
    const reads = {
      '/operator/overview': 'asf',
      '/operator/accounts': 'asf',
      [`/operator/accounts/${who.name}`]: 'asf',
      [about(who.name, 'purchases')]: 'af',
      '/operator/applications': 'a',
      '/operator/reports': 'as',
      '/operator/promo-codes': 'af',
      '/operator/ledger': 'af',
      '/operator/audit': 'a',
      '/operator/jobs': 'a',
      '/operator/outbox': 'a',
    };
    const callers = { a: admin, s: support, f: finance, viewer: who };
    for (const [path, expected] of Object.entries(reads)) {
      let may = '';
      for (const [name, by] of Object.entries(callers)) {
        const { status, body } = await by.get<Answer>(path);
        if (status === 200) may += name;
        else expect([path, status, body.errorType]).toEqual([path, 403, 'forbidden']);
      }
      expect([path, may]).toEqual([path, expected]);
    }
    expect((await new TestBrowser(platform.app).get('/operator/accounts')).status).toBe(401);
  });

  it('an administrator gives and takes roles; nobody is made an administrator by a call', async () => {
    const role = (by: TestBrowser, value: string | null, name = who.name) =>
      post(by, about(name, 'role'), { role: value, reason });
    expect((await role(support, 'support')).status).toBe(403);
    expect((await role(admin, 'admin')).body.errorType).toBe('invalid_input');
    expect((await role(admin, null, 'admin')).body.errorType).toBe('forbidden');
    expect((await role(admin, 'finance')).body).toEqual({ status: 1, staff_role: 'finance' });
    expect((await who.get('/operator/ledger')).status).toBe(200);
    expect((await suspend(support, inAnHour())).body.errorType).toBe('forbidden');
    expect((await role(admin, 'support')).status).toBe(200);
    expect((await who.get('/operator/ledger')).status).toBe(403);
    expect((await role(admin, null)).status).toBe(200);
    expect((await who.get('/operator/accounts')).status).toBe(403);
    expect((await trail()).map(({ act, object }) => [act, object])).toEqual([
      ['account_role', `${who.name} · none`],
      ['account_role', `${who.name} · support`],
      ['account_role', `${who.name} · finance`],
    ]);
  });
});

describe('the audit trail', () => {
  it('has who, what, to whom, why, in which request and when', async () => {
    await suspend(support, inAnHour());
    const [entry] = await trail(`actor=helpdesk&act=account_suspend&about=${who.name}`);
    expect(entry).toMatchObject({ actor: 'helpdesk', role: 'support', act: 'account_suspend', reason });
    expect(entry?.object.startsWith(who.name)).toBe(true);
    expect(entry?.request_id).toMatch(/\w/);
    expect(Math.abs(Date.parse(entry?.at ?? '') - Date.now())).toBeLessThan(60_000);
    expect(await trail(`about=${who.name}&actor=admin`)).toEqual([]);
  });

  it('is read from its first entry on, too', async () => {
    await suspend(support, inAnHour());
    await suspend(support, null);
    const acts = (await trail(`about=${who.name}&sort=at`)).map(({ act }) => act);
    expect(acts).toEqual(['account_suspend', 'account_lift']);
  });

  it('is not written for an act that fails, nor is an act done without it', async () => {
    const before = await orm().$count(auditEntry);
    const session = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';
    const unknown = await post(admin, about(who.name, 'sessions/end'), { session, reason });
    expect(unknown.status).toBe(404);
    expect(await orm().$count(auditEntry)).toBe(before);
    // The trail refuses the entry: nothing of the act may stay.
    const refusing = sql`CHECK (act <> 'account_suspend') NOT VALID`;
    await orm().execute(sql`ALTER TABLE audit_entry ADD CONSTRAINT no_more ${refusing}`);
    try {
      expect((await suspend(admin, inAnHour())).status).toBe(500);
      expect(platform.failed.splice(0)).toHaveLength(1);
      expect((await post(admin, about(who.name, 'notes'), { text: 'kept' })).status).toBe(200);
    } finally {
      await orm().execute(sql`ALTER TABLE audit_entry DROP CONSTRAINT no_more`);
    }
    const [row] = await orm().select().from(user).where(eq(user.id, who.id));
    expect(row?.suspendedUntil).toBeNull();
  });

  it('the database refuses to change or delete an entry', async () => {
    await suspend(admin, inAnHour());
    for (const statement of [
      sql`UPDATE audit_entry SET reason = 'another'`,
      sql`DELETE FROM audit_entry`,
      sql`TRUNCATE audit_entry`,
    ]) {
      await expect(orm().execute(statement)).rejects.toMatchObject({
        cause: { message: expect.stringContaining('audit_entry is append-only') },
      });
    }
    expect(await trail()).toHaveLength(1);
  });
});

describe('users', () => {
  it('finds them by name, email and id, in pages, and takes wildcards as text', async () => {
    for (const q of [who.name, `${who.name}@example.org`.toUpperCase(), String(who.id)]) {
      const { accounts } = await find(`q=${encodeURIComponent(q)}`);
      expect(accounts.map(({ username }) => username)).toContain(who.name);
    }
    expect((await find('q=%25%25')).accounts).toEqual([]);
    const seen = new Set<number>();
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof find>> = await find(cursor ? `cursor=${cursor}` : '');
      for (const { id } of page.accounts) {
        expect(seen.has(id)).toBe(false);
        seen.add(id);
      }
      cursor = page.next;
    } while (cursor !== null);
    expect(seen.size).toBe(await orm().$count(user));
    expect((await find('type=model')).accounts.every(({ type }) => type === 'model')).toBe(true);
  });

  it('sorts all of them by name or email across the pages, either way, and counts them', async () => {
    const everyone = await orm().select().from(user);
    const read = async (sort: string) => {
      const names: string[] = [];
      let cursor: string | null = null;
      do {
        const page: Awaited<ReturnType<typeof find>> = await find(
          `sort=${sort}${cursor ? `&cursor=${cursor}` : ''}`,
        );
        expect(page.total).toBe(cursor === null ? everyone.length : null);
        names.push(
          ...page.accounts.map(({ username, email }) => (sort.includes('email') ? email : username)),
        );
        cursor = page.next;
      } while (cursor !== null);
      return names;
    };
    const [up, down] = [await read('username'), await read('-username')];
    expect(new Set(up).size).toBe(everyone.length);
    expect(down).toEqual([...up].reverse());
    const stored = await orm().select({ username: user.username }).from(user).orderBy(user.username);
    expect(up).toEqual(stored.map(({ username }) => username));
    expect(await read('email')).toEqual((await read('-email')).reverse());
    const narrowed = await find('sort=username&type=model');
    expect(narrowed.accounts.map(({ username }) => username)).toEqual(
      [...narrowed.accounts.map(({ username }) => username)].sort(),
    );
    expect((await support.get<Answer>('/operator/accounts?sort=password')).body.errorType).toBe(
      'invalid_input',
    );
  });

  it('shows money only with the right', async () => {
    expect((await detail(support)).money).toBeNull();
    expect((await detail(finance)).money).toEqual({ tokens: 200, gifted: 200, owed: 0, credit: 0 });
  });

  it('suspends with a reason, and lifts', async () => {
    const silent = await post(support, about(who.name, 'suspend'), { until: inAnHour() });
    expect(silent.body).toMatchObject({ errorType: 'invalid_input', fields: { reason: expect.anything() } });
    expect((await suspend(finance, inAnHour())).body.errorType).toBe('forbidden');
    expect((await suspend(support, inAnHour(), 'admin')).body.errorType).toBe('forbidden');
    expect((await suspend(support, inAnHour(), 'nobody_here')).body.errorType).toBe('user_not_found');
    platform.published.length = 0;
    expect((await suspend(support, inAnHour())).status).toBe(200);
    expect(platform.published).toContainEqual({ to: `user ${who.id}`, event: 'v3.logout', payload: {} });
    expect((await who.get<Answer>('/user/security')).body.errorType).toBe('account_suspended');
    expect((await find('suspended=1')).accounts.map(({ username }) => username)).toContain(who.name);
    expect((await suspend(support, null)).status).toBe(200);
    expect((await who.get('/user/security')).status).toBe(200);
    expect((await trail()).map(({ act }) => act)).toEqual(['account_lift', 'account_suspend']);
  });

  it('ends one session or all', async () => {
    const other = await new TestBrowser(platform.app).login(who.name, 'long enough');
    const { sessions } = await detail(support);
    expect(sessions.length).toBeGreaterThanOrEqual(2);
    const end = (session: string | null) =>
      post(support, about(who.name, 'sessions/end'), { session, reason });
    expect((await end(sessions[0]?.id ?? '')).body).toEqual({ status: 1, ended: 1 });
    expect((await end(null)).body).toEqual({ status: 1, ended: sessions.length - 1 });
    for (const browser of [who, other]) expect((await browser.get('/user/security')).status).toBe(401);
  });

  it('keeps notes for the staff, which go with the account', async () => {
    await post(support, about(who.name, 'notes'), { text: 'Calls every day.' });
    expect((await detail(finance)).notes).toMatchObject([{ author: 'helpdesk', text: 'Calls every day.' }]);
    const own = await post(who, '/user/export', { password: 'long enough' });
    expect(own.status).toBe(200);
    expect(JSON.stringify(own.body)).not.toContain('Calls every day.');
    const remove = (by: TestBrowser, name = who.name) => post(by, about(name, 'remove'), { reason });
    expect((await remove(support)).status).toBe(403);
    expect((await remove(admin, 'operator')).body.errorType).toBe('forbidden');
    expect((await remove(admin)).body).toEqual({ status: 1, id: who.id });
    expect(await orm().$count(staffNote, eq(staffNote.userId, who.id))).toBe(0);
    expect((await who.get('/user/security')).status).toBe(401);
    const [entry] = await trail(`about=deleted-${who.id}`);
    expect(entry).toMatchObject({ act: 'account_remove', object: `deleted-${who.id}`, reason });
    expect((await detail(admin, `deleted-${who.id}`)).is_removed).toBe(true);
  });
});

describe('money', () => {
  it('refunds a purchase once, for finance but not for support', async () => {
    const id = await buy();
    const refund = (by: TestBrowser) => post(by, `/operator/purchases/${id}/refund`, { reason });
    expect((await refund(support)).body.errorType).toBe('forbidden');
    const list = async () =>
      (await finance.get<{ purchases: StaffPurchase[] }>(about(who.name, 'purchases'))).body.purchases;
    expect(await list()).toMatchObject([{ transaction_id: id, state: 'settled', is_refundable: true }]);
    expect(await who.tokens()).toBe(300);
    for (const _ of [1, 2]) expect((await refund(finance)).body).toMatchObject({ state: 'refunded' });
    expect(await who.tokens()).toBe(200);
    expect(await list()).toMatchObject([{ state: 'refunded', is_refundable: false }]);
    expect((await trail()).filter(({ act }) => act === 'purchase_refund')).toMatchObject([
      { object: `${who.name} · ${id}`, actor: 'cashier', reason },
    ]);
    expect((await checkLedger(orm())).faults).toEqual([]);
  });

  it('lists purchases in pages', async () => {
    const id = await buy();
    const [row] = await orm().select().from(purchase).where(eq(purchase.id, id));
    if (!row) throw new Error('The purchase is missing');
    const { transactionId: _, ...copied } = row;
    const more = Array.from({ length: 34 }, (_unused, nth) => ({
      ...copied,
      id: `${id}-${nth}`,
      state: 'declined' as const,
      createdAt: new Date(row.createdAt.getTime() - nth * 1_000 - 1),
    }));
    await orm().insert(purchase).values(more);
    const page = async (cursor = '') =>
      (
        await finance.get<{ purchases: StaffPurchase[]; next: string | null }>(
          `${about(who.name, 'purchases')}${cursor && `?cursor=${cursor}`}`,
        )
      ).body;
    const first = await page();
    const second = await page(first.next ?? '');
    expect([first.purchases.length, second.purchases.length, second.next]).toEqual([30, 5, null]);
    const ids = [...first.purchases, ...second.purchases].map((one) => one.transaction_id);
    expect([ids[0], new Set(ids).size]).toEqual([id, 35]);
  });

  it('checks the ledger and keeps the result', async () => {
    const checked = (await post(finance, '/operator/ledger/check')).body as unknown as { last: LedgerCheck };
    expect(checked.last).toMatchObject({ faults: [], fault_count: 0 });
    expect(checked.last.postings).toBeGreaterThan(0);
    expect((await admin.get('/operator/ledger')).body).toEqual(checked);
  });
});

describe('the overview', () => {
  const overview = async (by: TestBrowser) => (await by.get<StaffOverview>('/operator/overview')).body;
  const today = async () => {
    const { money } = await overview(admin);
    return money?.at(-1) ?? expect.fail('An administrator sees money');
  };

  it('sums what was bought, returned, tipped and cashed out today', async () => {
    const before = await today();
    expect(before.day).toBe(new Date().toISOString().slice(0, 10));
    const id = await buy();
    const [row] = await orm().select().from(purchase).where(eq(purchase.id, id));
    const cents = row?.amountCents ?? 0;
    expect(cents).toBeGreaterThan(0);
    // More than the free tokens, which are spent first and never paid out.
    expect((await post(who, '/tip/model', { amount: 250 })).status).toBe(200);
    expect((await post(admin, '/operator/payouts', { username: 'model', tokens: 5, reason })).status).toBe(
      200,
    );
    const after = await today();
    expect(after).toMatchObject({
      purchases: before.purchases + 1,
      purchase_cents: before.purchase_cents + cents,
      refund_cents: before.refund_cents,
      tips: before.tips + 250,
      paid_out: before.paid_out + 5,
    });
    expect(after.fee).toBeGreaterThan(before.fee);
    expect(after.fee).toBeLessThan(before.fee + 250);

    const refunded = await buy();
    expect((await post(finance, `/operator/purchases/${refunded}/refund`, { reason })).status).toBe(200);
    expect(await today()).toMatchObject({
      purchase_cents: after.purchase_cents + cents,
      refund_cents: after.refund_cents + cents,
    });
  });

  it('has fourteen days, and leaves out older purchases', async () => {
    const id = await buy();
    const total = async () =>
      (await overview(finance)).money?.reduce((sum, { purchases }) => sum + purchases, 0) ?? 0;
    const before = await total();
    await orm()
      .update(purchase)
      .set({ decidedAt: new Date(Date.now() - 15 * 86_400_000) })
      .where(eq(purchase.id, id));
    expect(await total()).toBe(before - 1);
    expect((await overview(finance)).money).toHaveLength(14);
  });

  it('shows each role what its rights allow', async () => {
    const queues = {
      reports: expect.anything(),
      payouts: expect.anything(),
      applications: expect.any(Number),
    };
    expect(await overview(admin)).toMatchObject({ queues, health: { jobs_failed: expect.any(Number) } });
    expect(await overview(support)).toMatchObject({
      money: null,
      queues: { ...queues, payouts: null, applications: null },
      health: null,
      ledger: null,
    });
    expect(await overview(finance)).toMatchObject({
      money: expect.anything(),
      queues: { ...queues, reports: null, applications: null },
      health: null,
      ledger: expect.anything(),
    });
  });
});

describe('jobs and outbox', () => {
  it('tells what jobs did, and runs one on demand', async () => {
    const job = async () =>
      (await admin.get<{ jobs: JobState[] }>('/operator/jobs')).body.jobs.find(
        ({ name }) => name === 'live-notices',
      );
    await expect.poll(job, { timeout: 20_000 }).toMatchObject({ error: null, every_ms: 1_000 });
    expect((await post(admin, '/operator/jobs/no-such-job/run')).status).toBe(404);
    expect((await post(admin, '/operator/jobs/live-notices/run')).status).toBe(200);
    await expect.poll(job, { timeout: 20_000 }).toMatchObject({ is_wanted: false });
  });

  it('retries a refused mail now, but not one that was given up', async () => {
    const [row] = await orm().select().from(mailOutbox).where(eq(mailOutbox.userId, who.id));
    const id = row?.id ?? 0;
    const later = new Date(Date.now() + 3_600_000);
    const change = (to: Partial<typeof mailOutbox.$inferInsert>) =>
      orm().update(mailOutbox).set(to).where(eq(mailOutbox.id, id));
    await change({ attempts: 2, nextAt: later, error: 'ECONNECTION' });
    const { rows } = (await admin.get<{ rows: { id: number }[] }>('/operator/outbox')).body;
    expect(rows.find((one) => one.id === id)).toMatchObject({
      about: row?.kind,
      username: who.name,
      attempts: 2,
      error: 'ECONNECTION',
      next_at: later.toISOString(),
    });
    const retry = (which: number) => post(admin, `/operator/outbox/mail/${which}/retry`);
    expect((await retry(id)).status).toBe(200);
    const [due] = await orm().select().from(mailOutbox).where(eq(mailOutbox.id, id));
    expect(due?.nextAt.getTime()).toBeLessThanOrEqual(Date.now());
    await change({ givenUpAt: new Date() });
    expect((await retry(id)).body.errorType).toBe('conflict');
    expect((await retry(999_999_999)).status).toBe(404);
  });
});
