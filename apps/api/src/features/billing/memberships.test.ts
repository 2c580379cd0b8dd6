import { MEMBERSHIP_PERIOD, type MembershipAnswer, type ProductsAnswer } from '@footlight/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { product, purchase } from '../../kernel/db/schema/index.ts';
import { checkLedger } from '../../kernel/ledger/check.ts';
import { quietLogger } from '../../kernel/log.ts';
import {
  type Member,
  newMember,
  openTestPlatform,
  TestBrowser,
  type TestPlatform,
} from '../../testing/platform.ts';
import { renewMemberships } from './membership-renewals.ts';

let platform: TestPlatform;
let keys = 0;
beforeAll(async () => {
  platform = await openTestPlatform({ rateLimits: false });
}, 90_000);
beforeEach(() => {
  platform.published.length = 0;
});
afterEach(async () => {
  expect((await checkLedger(platform.database.orm)).faults).toEqual([]);
});
afterAll(() => platform.stop());

const newKey = () => `membership-key-${++keys}`;

const open = (member: TestBrowser, level: string) =>
  member.post<{ transaction_id: string; link: string; errorType?: string }>(
    '/billing/purchase',
    { product_id: `membership_${level}`, return_path: '/account/membership' },
    newKey(),
  );
const submit = (link: string, fields: Record<string, string>) =>
  platform.app.inject({
    method: 'POST',
    url: new URL(link).pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ delay: '0', outcome: 'Y', ...fields }).toString(),
  });
async function buy(member: Member, level: string, card = 'plain', fields = {}) {
  const { body } = await open(member, level);
  await submit(body.link, { card, ...fields });
  return body;
}
const mine = async (member: TestBrowser) => (await member.get<MembershipAnswer>('/billing/membership')).body;
const now = async (member: TestBrowser) =>
  (await member.get<{ user: { membership: string | null } }>('/user/current')).body.user.membership;
const renew = (after: number) =>
  renewMemberships({ ...platform.context, log: quietLogger(), now: () => Date.now() + after });
const charges = async (member: Member) =>
  platform.database.orm
    .select()
    .from(purchase)
    .where(eq(purchase.userId, member.id))
    .orderBy(purchase.createdAt);
const DUE = MEMBERSHIP_PERIOD + 1_000;
const days = (term: MembershipAnswer['term']) =>
  Math.round((Date.parse(term?.paid_until ?? '') - Date.now()) / 86_400_000);

describe('[BILL-11] memberships', () => {
  it('are products of their own prefix, bought at the biller, published to the tabs and shown with the card', async () => {
    const member = await newMember(platform);
    const { products } = (await member.post<ProductsAnswer>('/billing/products', {})).body;
    expect(products.credit.filter(({ membership }) => membership).map((one) => one.internal_id)).toEqual([
      'membership_premium',
      'membership_vip',
      'membership_super_vip',
    ]);
    await buy(member, 'vip');
    expect(
      platform.published.map(({ event, payload }) => [event, payload.membership, payload.token_change]),
    ).toEqual([
      ['v3.token.update', 'vip', 0],
      ['v3.payment.update', undefined, undefined],
    ]);
    expect(await now(member)).toBe('vip');
    const { term } = await mine(member);
    expect(term).toMatchObject({
      level: 'vip',
      amount: 24.99,
      is_ending: false,
      card: { last_four: '4242' },
    });
    expect(days(term)).toBe(30);
  });

  it('a refusal changes nothing; a lower level, and what was given already, are not sold', async () => {
    const member = await newMember(platform);
    await buy(member, 'vip', 'plain', { outcome: 'NDECLINED' });
    expect(await now(member)).toBeNull();
    await buy(member, 'vip');
    expect((await open(member, 'premium')).body.errorType).toBe('conflict');
    const given = await new TestBrowser(platform.app).login('premium');
    expect((await open(given, 'premium')).body.errorType).toBe('conflict');
    expect((await mine(given)).term).toBeNull();
  });

  it('goes up at once, and what was unused becomes time of the higher level', async () => {
    const member = await newMember(platform);
    await buy(member, 'premium');
    await buy(member, 'super_vip');
    const { term, membership } = await mine(member);
    expect(membership).toBe('super_vip');
    // 30 days at 9.99 are worth 6 days at 49.99.
    expect(days(term)).toBe(36);
  });

  it('renews at the agreed price, once, though the price has risen and two processes look', async () => {
    const member = await newMember(platform);
    await buy(member, 'premium');
    await platform.database.orm
      .update(product)
      .set({ amountCents: 1999 })
      .where(eq(product.internalId, 'membership_premium'));
    await renew(MEMBERSHIP_PERIOD - 60_000);
    expect(await charges(member)).toHaveLength(1);
    const until = Date.parse((await mine(member)).term?.paid_until ?? '');
    await Promise.all([renew(DUE), renew(DUE)]);
    await renew(DUE);
    const paid = await charges(member);
    expect(paid.map(({ amountCents, state }) => [amountCents, state])).toEqual([
      [999, 'settled'],
      [999, 'settled'],
    ]);
    expect(Date.parse((await mine(member)).term?.paid_until ?? '')).toBe(until + MEMBERSHIP_PERIOD);
    expect(await now(member)).toBe('premium');
    await platform.database.orm
      .update(product)
      .set({ amountCents: 999 })
      .where(eq(product.internalId, 'membership_premium'));
  });

  it('ends: when it was cancelled, when the card is declined, and when no card is kept', async () => {
    for (const [card, cancel] of [
      ['plain', true],
      ['short', false],
      ['', false],
    ] as const) {
      const member = await newMember(platform);
      await buy(member, 'vip', card);
      if (cancel) {
        const { body } = await member.post<MembershipAnswer>('/billing/membership/cancel', {});
        expect(body.term?.is_ending).toBe(true);
        expect(
          (await member.post<MembershipAnswer>('/billing/membership/resume', {})).body.term?.is_ending,
        ).toBe(false);
        await member.post('/billing/membership/cancel', {});
      }
      // Without a card, `is_ending` is set from the first day.
      expect((await mine(member)).term?.is_ending).toBe(cancel || card === '');
      if (card === '') expect((await member.post('/billing/membership/resume', {})).status).toBe(409);
      expect(await now(member)).toBe('vip');
      platform.published.length = 0;
      await renew(DUE);
      expect(await now(member), card).toBeNull();
      expect((await mine(member)).term).toBeNull();
      expect(
        platform.published.some(
          ({ event, payload }) => event === 'v3.token.update' && payload.membership === null,
        ),
      ).toBe(true);
      expect((await charges(member)).filter(({ state }) => state === 'settled')).toHaveLength(1);
    }
  });

  it('a card whose bank asks for a step keeps the membership for a day, then it ends', async () => {
    const member = await newMember(platform);
    await buy(member, 'vip', 'asks');
    await renew(DUE);
    await renew(DUE + 60_000);
    expect(await now(member)).toBe('vip');
    expect(await charges(member)).toHaveLength(2);
    await renew(DUE + 86_400_000);
    expect(await now(member)).toBeNull();
  });

  it('what was given stays when a paid month ends, and a month paid back is gone at once', async () => {
    const given = await newMember(platform);
    await platform.database.orm.execute(sql`UPDATE "user" SET membership = 'premium' WHERE id = ${given.id}`);
    await buy(given, 'vip', '');
    expect(await now(given)).toBe('vip');
    await renew(DUE);
    expect(await now(given)).toBe('premium');

    const member = await newMember(platform);
    const { link } = await buy(member, 'premium');
    await submit(link, { outcome: 'CHARGEBACK' });
    expect(await now(member)).toBeNull();
    expect((await mine(member)).term).toBeNull();
  });
});

it('[BILL-11] renewals that wait for their bank do not keep others waiting', async () => {
  const waiting = await newMember(platform);
  await buy(waiting, 'premium', 'asks');
  const { orm } = platform.database;
  await orm.execute(sql`
    INSERT INTO "user" SELECT (jsonb_populate_record(u, jsonb_build_object(
      'id', 900000 + n, 'username', 'waiting_' || n, 'email', 'waiting_' || n || '@example.org'))).*
    FROM "user" u, generate_series(1, 201) n WHERE u.id = ${waiting.id}`);
  await orm.execute(sql`
    INSERT INTO saved_card SELECT (jsonb_populate_record(c, jsonb_build_object(
      'id', 'card-' || u.id, 'user_id', u.id))).*
    FROM saved_card c, "user" u WHERE c.user_id = ${waiting.id} AND u.username LIKE 'waiting\\_%'`);
  await orm.execute(sql`
    INSERT INTO membership_term SELECT (jsonb_populate_record(t, jsonb_build_object(
      'user_id', u.id, 'card_id', 'card-' || u.id))).*
    FROM membership_term t, "user" u WHERE t.user_id = ${waiting.id} AND u.username LIKE 'waiting\\_%'`);
  const member = await newMember(platform);
  await buy(member, 'premium');
  await renew(DUE);
  expect((await charges(member)).map(({ state }) => state)).toEqual(['settled', 'settled']);
});
