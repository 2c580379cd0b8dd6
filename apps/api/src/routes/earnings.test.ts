import type { Earnings } from '@footlight/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { queryRows } from '../kernel/db/database.ts';
import { media, user } from '../kernel/db/schema/index.ts';
import { balanceOf, post } from '../kernel/ledger/ledger.ts';
import { payOut } from '../kernel/ledger/payout.ts';
import { earningsOf } from '../read-models/earnings.ts';
import { openTestPlatform, TestBrowser, type TestPlatform } from '../testing/platform.ts';

/** The account `model`. */
const MODEL = 11;
/** Nothing waits. */
const NEVER = new Date('2100-01-01');
let platform: TestPlatform;
let streamer: TestBrowser;
let fan: TestBrowser;
let keys = 0;
const orm = () => platform.database.orm;
const today = new Date().toISOString().slice(0, 10);
const read = async (from: string, to: string, who = streamer) =>
  (
    await who.get<Earnings & { errorType?: string; fields?: object }>(
      `/studio/earnings?from=${from}&to=${to}`,
    )
  ).body;
const pay = (path: string, body: object) => fan.post(path, body, `earnings-key-${++keys}`);
const sum = (rows: readonly { tokens: number }[]) => rows.reduce((total, { tokens }) => total + tokens, 0);

beforeAll(async () => {
  platform = await openTestPlatform({ rateLimits: false });
  streamer = await new TestBrowser(platform.app).login('model');
  fan = await new TestBrowser(platform.app).login('vip');
}, 90_000);
afterAll(() => platform.stop());

describe('a broadcaster’s earnings', () => {
  it('are those of the ledger to the token, by kind and by who paid', async () => {
    // Only bought tokens are paid out, and those of the demo's accounts are gifts.
    const bought = [
      { account: 'biller:test', amount: -40 },
      { account: `model:${MODEL}`, amount: 40 },
    ] as const;
    await orm().transaction((tx) => post(tx, { kind: 'purchase', postings: bought }));
    const before = await read(today, today);
    const [item] = await orm()
      .insert(media)
      .values({
        userId: MODEL,
        name: 'A',
        slug: 'a',
        typeId: 2,
        typeName: 'videos',
        tokenPrice: 99,
        artSeed: 'x',
      })
      .returning();
    expect((await pay('/tip/model', { amount: 101 })).status).toBe(200);
    expect((await pay(`/media/purchase/${item?.id}`, { source: 'page', price: 99 })).status).toBe(200);
    await orm().transaction((tx) => payOut(tx, MODEL, 20));
    const after = await read(today, today);
    expect(after.opening).toBe(before.opening);
    expect(after.closing).toBe(await balanceOf(orm(), `model:${MODEL}`));
    expect(after.earned - before.earned).toBe(50 + 79);
    expect(after.fee - before.fee).toBe(51 + 20);
    expect(after.paid_out - before.paid_out).toBe(20);
    const kinds = (one: Earnings) => sum(one.days.filter(({ kind }) => kind === 'media'));
    expect(kinds(after) - kinds(before)).toBe(79);
    const vip = (one: Earnings) => sum(one.viewers.filter(({ username }) => username === 'vip'));
    expect(vip(after) - vip(before)).toBe(129);
  });

  it('add up for every broadcaster: days, viewers, fee and balance', async () => {
    const models = await queryRows<{ id: string }>(
      orm(),
      sql`SELECT DISTINCT split_part(account_id, ':', 2) AS id FROM posting WHERE account_id LIKE 'model:%'`,
    );
    expect(models.length).toBeGreaterThan(0);
    for (const { id } of models) {
      const userId = Number(id);
      const all = await earningsOf(orm(), userId, { from: '2000-01-01', to: '2099-12-31' }, NEVER);
      expect(all.opening).toBe(0);
      expect(all.closing).toBe(await balanceOf(orm(), `model:${userId}`));
      expect(all.earned - all.paid_out).toBe(all.closing);
      expect(sum(all.days)).toBe(all.earned);
      expect(sum(all.viewers)).toBe(all.earned);
      expect(all.fee).toBe(await balanceOf(orm(), `revenue:${userId}`));
    }
  });

  it('name the viewer of an order, whose tokens were on hold', async () => {
    const before = await earningsOf(orm(), MODEL, { from: today, to: today }, NEVER);
    const [vip] = await orm().select().from(user).where(eq(user.username, 'vip'));
    const made = await queryRows<{ id: string }>(
      orm(),
      sql`INSERT INTO hand_order (kind, state, user_id, model_id, text, price, credit, created_at, expires_at, decided_at)
        VALUES ('custom_media', 'accepted', ${vip?.id}, ${MODEL}, '', 30, 0, now(), now(), now()) RETURNING id`,
    );
    const order = Number(made[0]?.id);
    const hold = `order:${order}` as const;
    await orm().transaction(async (tx) => {
      await post(tx, {
        kind: 'custom_media_hold',
        postings: [
          { account: `user:${vip?.id ?? 0}`, amount: -30 },
          { account: hold, amount: 30 },
        ],
      });
      await post(tx, {
        kind: 'custom_media',
        postings: [
          { account: hold, amount: -30 },
          { account: `model:${MODEL}`, amount: 24 },
          { account: `revenue:${MODEL}`, amount: 6 },
        ],
        memo: { order },
      });
    });
    const after = await earningsOf(orm(), MODEL, { from: today, to: today }, NEVER);
    const ofVip = (one: Earnings) => sum(one.viewers.filter(({ username }) => username === 'vip'));
    expect(ofVip(after) - ofVip(before)).toBe(24);
    expect(sum(after.days.filter(({ kind }) => kind === 'orders'))).toBe(24);
  });

  it('are the broadcaster’s own, for a span that makes sense', async () => {
    expect((await read(today, today, fan)).errorType).toBe('forbidden');
    const guest = await new TestBrowser(platform.app).start();
    expect((await read(today, today, guest)).errorType).toBe('login_required');
    expect((await read('2026-11-02', '2026-11-01')).fields).toEqual({ to: 'too_small' });
    expect((await read('2025-01-01', '2026-11-01')).fields).toEqual({ to: 'too_big' });
    expect((await read('2026-02-30', '2026-11-01')).errorType).toBe('invalid_input');
    expect(await read('2001-01-01', '2001-01-31')).toMatchObject({
      earned: 0,
      days: [],
      viewers: [],
      opening: 0,
      closing: 0,
    });
  });
});
