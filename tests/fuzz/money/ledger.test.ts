import { eq, inArray, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SIGNATURE_HEADER, signCallback } from '../../../apps/api/src/demo/sandbox-biller/protocol.ts';
import type { PurchaseEvent } from '../../../apps/api/src/features/billing/biller.ts';
import { createPurchase } from '../../../apps/api/src/features/billing/purchases.ts';
import { takeEvent } from '../../../apps/api/src/features/billing/take-event.ts';
import { inTransaction, queryRows } from '../../../apps/api/src/kernel/db/database.ts';
import { account, product, user } from '../../../apps/api/src/kernel/db/schema/index.ts';
import { checkLedger } from '../../../apps/api/src/kernel/ledger/check.ts';
import {
  type AccountId,
  balanceOf,
  giftedOf,
  InsufficientTokensError,
  type Posting,
  post,
} from '../../../apps/api/src/kernel/ledger/ledger.ts';
import { payOut } from '../../../apps/api/src/kernel/ledger/payout.ts';
import { bookGift } from '../../../apps/api/src/kernel/ledger/test-gift.ts';
import { createSigner } from '../../../apps/api/src/kernel/signing.ts';
import {
  openTestPlatform,
  TEST_SECRET,
  TestBrowser,
  type TestPlatform,
} from '../../../apps/api/src/testing/platform.ts';

/** `npm run fuzz -- money` takes the whole campaign; with the unit tests a short one runs. */
const IS_LONG = process.env.MONEY_CAMPAIGN === 'long';
const SEQUENCES = IS_LONG ? 2_000 : 30;
const ROUNDS = IS_LONG ? 200 : 4;
const CALLBACKS = IS_LONG ? 2_000 : 120;
const LIMIT = IS_LONG ? 3_600_000 : 120_000;
const seed = process.env.FUZZ_SEED === undefined ? {} : { seed: Number(process.env.FUZZ_SEED) };

let platform: TestPlatform;
let serial = 0;
beforeAll(async () => {
  platform = await openTestPlatform({ rateLimits: false });
}, 90_000);
afterAll(async () => {
  const { faults } = await checkLedger(platform.database.orm);
  await platform.stop();
  expect(faults).toEqual([]);
}, 120_000);

const BUYERS = ['viewer', 'premium', 'vip'];
const MODEL = 'maren_ember';
const BILLER = 'sandbox';
const next = (name: string) => `${name}-${++serial}`;
const idOf = async (username: string): Promise<number> => {
  const [row] = await platform.database.orm.select().from(user).where(eq(user.username, username));
  if (!row) throw new Error(`Nobody is called ${username}`);
  return row.id;
};

interface Bought {
  buyer: number;
  id: string;
  tokens: number;
  cents: number;
  transaction: string;
  state: 'created' | 'settled' | 'declined' | 'reversed';
  isOffer: boolean;
}

/** What the books must say, in plain numbers. Nothing of the platform is used to know it. */
class Model {
  readonly tokens = new Map<AccountId, number>();
  readonly bought: Bought[] = [];
  /** Who has bought, and gets the offer for new members no more. */
  readonly known = new Set<number>();
  get(id: AccountId): number {
    return this.tokens.get(id) ?? 0;
  }
  add(id: AccountId, amount: number): void {
    this.tokens.set(id, this.get(id) + amount);
  }
  /** A debt is paid first. */
  receive(buyer: number, amount: number): void {
    const paid = Math.min(amount, -this.get(`owed:${buyer}`));
    this.add(`owed:${buyer}`, paid);
    this.add(`user:${buyer}`, amount - paid);
  }
}

const step = fc.record({
  kind: fc.constantFrom(
    'open',
    'approve',
    'decline',
    'refund',
    'chargeback',
    'tip',
    'hold',
    'void',
    'settle',
    'payout',
  ),
  who: fc.nat({ max: BUYERS.length - 1 }),
  pick: fc.nat({ max: 1_000 }),
  amount: fc.integer({ min: 1, max: 400 }),
  times: fc.integer({ min: 1, max: 3 }),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const once = (kind: Step['kind'], amount = 10): Step => ({ kind, who: 0, pick: 0, amount, times: 2 });
/** Each kind takes effect here, so that none is left to luck. */
const EVERY_KIND: Step[] = [
  ...[once('open'), once('approve'), once('chargeback')],
  ...[once('open'), once('approve'), once('refund')],
  ...[once('open'), once('decline')],
  ...[once('hold'), once('void'), once('hold'), once('settle'), once('tip'), once('payout', 2)],
];

describe('all that moves money', () => {
  it(`${SEQUENCES} random sequences keep the books and equal a plain model after each step`, {
    timeout: LIMIT,
  }, async () => {
    const { database } = platform;
    const { orm } = database;
    const ids = await Promise.all(BUYERS.map(idOf));
    const modelId = await idOf(MODEL);
    const purse: AccountId = `model:${modelId}`;
    const revenue: AccountId = `revenue:${modelId}`;
    const products = await orm.select().from(product).where(eq(product.groupName, 'credit'));
    const model = new Model();
    // The buyers' tokens are gifts, which are not paid out.
    await inTransaction(database, (tx) => bookGift(tx, purse, 500));
    const watched: AccountId[] = [
      ...ids.flatMap((id): AccountId[] => [`user:${id}`, `owed:${id}`, `hold:${900_000 + id}`]),
      purse,
      revenue,
      'platform:payouts',
      `biller:${BILLER}`,
    ];
    for (const id of watched) model.tokens.set(id, await balanceOf(orm, id));
    const done = new Map<string, number>();
    const { work } = platform.context;

    /** Moves under a key, as every spend does, `times` over; it happens once or not at all. */
    const spend = async (buyer: number, times: number, postings: Posting[]): Promise<boolean> => {
      const call = { userId: buyer, operation: 'campaign', key: next('spend'), requestHash: 'same' };
      const results = await Promise.allSettled(
        Array.from({ length: times }, () =>
          work.once(call, async ({ tx }) => (await post(tx, { kind: 'tip', postings })).entryId),
        ),
      );
      for (const one of results) {
        if (one.status === 'rejected' && !(one.reason instanceof InsufficientTokensError)) throw one.reason;
      }
      const entries = results.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
      expect(new Set(entries).size).toBeLessThanOrEqual(1);
      return entries.length > 0;
    };

    const take = async (one: Bought, event: PurchaseEvent, times: number) => {
      const results = await Promise.all(
        Array.from({ length: times }, () => takeEvent(platform.context, BILLER, event)),
      );
      const decided = results.filter(({ result }) => result === 'decided').length;
      expect(decided).toBeLessThanOrEqual(1);
      return { isDecided: decided === 1, before: one.state };
    };

    const play = async ({ kind, who, pick, amount, times }: Step): Promise<void> => {
      const buyer = ids[who] ?? 0;
      const mine: AccountId = `user:${buyer}`;
      const hold: AccountId = `hold:${900_000 + buyer}`;
      const about = model.bought.at(-1 - (pick % 12));
      const base = about && {
        reference: about.id,
        transactionId: about.transaction,
        amountCents: about.cents,
      };
      let happened = true;
      if (kind === 'open') {
        const wanted = products[pick % products.length];
        if (!wanted) return;
        const row = await inTransaction(database, (tx) =>
          createPurchase(tx, {
            userId: buyer,
            product: wanted,
            biller: BILLER,
            returnUrl: '/',
            attribution: {},
          }),
        );
        const { id, tokens, amountCents: cents } = row;
        const transaction = next('T');
        model.bought.push({
          buyer,
          id,
          tokens,
          cents,
          transaction,
          state: 'created',
          isOffer: wanted.isPromo,
        });
      } else if (kind === 'approve' || kind === 'decline') {
        if (!about || !base) return;
        const declineCode = kind === 'approve' ? null : 'NDECLINED';
        const { isDecided } = await take(about, { kind: 'payment', ...base, declineCode, card: null }, times);
        happened = isDecided;
        expect(isDecided).toBe(about.state === 'created');
        if (isDecided) {
          about.state = declineCode === null ? 'settled' : 'declined';
          if (declineCode === null) {
            if (about.isOffer && model.known.has(about.buyer)) about.tokens = Math.floor(about.cents / 10);
            model.known.add(about.buyer);
            model.add(`biller:${BILLER}`, -about.tokens);
            model.receive(about.buyer, about.tokens);
          }
        }
      } else if (kind === 'refund' || kind === 'chargeback') {
        if (!about || !base) return;
        const { isDecided } = await take(about, { kind, ...base }, times);
        happened = isDecided;
        expect(isDecided).toBe(about.state === 'settled');
        if (isDecided) {
          about.state = 'reversed';
          const taken = Math.min(model.get(`user:${about.buyer}`), about.tokens);
          model.add(`user:${about.buyer}`, -taken);
          model.add(`owed:${about.buyer}`, taken - about.tokens);
          model.add(`biller:${BILLER}`, about.tokens);
        }
      } else if (kind === 'payout') {
        const payable = model.get(purse) - (await giftedOf(orm, purse));
        happened = await inTransaction(database, (tx) => payOut(tx, modelId, amount)).then(
          () => true,
          (error: unknown) => {
            if (error instanceof InsufficientTokensError) return false;
            throw error;
          },
        );
        expect(happened).toBe(payable >= amount);
        if (happened) {
          model.add(purse, -amount);
          model.add('platform:payouts', amount);
        }
      } else {
        const share = Math.floor(amount / 2);
        const source = kind === 'void' || kind === 'settle' ? hold : mine;
        const targets: Posting[] =
          kind === 'hold'
            ? [{ account: hold, amount }]
            : kind === 'void'
              ? [{ account: mine, amount }]
              : [
                  ...(share > 0 ? [{ account: purse, amount: share }] : []),
                  { account: revenue, amount: amount - share },
                ];
        const before = model.get(source);
        happened = await spend(buyer, times, [{ account: source, amount: -amount }, ...targets]);
        expect(happened).toBe(before >= amount);
        if (happened) {
          model.add(source, -amount);
          for (const one of targets) {
            if (one.account === mine) model.receive(buyer, one.amount);
            else model.add(one.account, one.amount);
          }
        }
      }
      if (happened) done.set(kind, (done.get(kind) ?? 0) + 1);
    };

    const checkStep = async (at: string) => {
      const rows = await orm.select().from(account).where(inArray(account.id, watched));
      const found = new Map(rows.map(({ id, balance }) => [id, balance]));
      for (const id of watched) expect(found.get(id) ?? 0, `${id} after ${at}`).toBe(model.get(id));
      for (const id of ids) {
        const owes = model.get(`owed:${id}`) < 0;
        expect(owes && model.get(`user:${id}`) > 0, `who owes has none, after ${at}`).toBe(false);
      }
      const [sum] = await queryRows<{ total: string }>(orm, sql`SELECT sum(balance) AS total FROM account`);
      expect(Number(sum?.total), `all balances after ${at}`).toBe(0);
    };

    let sequence = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), async (steps) => {
        for (const one of steps) {
          await play(one);
          await checkStep(JSON.stringify(one));
        }
        sequence += 1;
        if (sequence % 100 === 0) expect((await checkLedger(orm)).faults).toEqual([]);
      }),
      { numRuns: SEQUENCES, endOnFailure: true, examples: [[EVERY_KIND]], ...seed },
    );
    // It must have come by all that it is about.
    expect([...done.keys()].sort()).toEqual(
      [
        'approve',
        'chargeback',
        'decline',
        'hold',
        'open',
        'payout',
        'refund',
        'settle',
        'tip',
        'void',
      ].sort(),
    );
    if (IS_LONG) console.log(Object.fromEntries(done));
  });

  it(`${ROUNDS} rounds of 32 identical tips at once have one effect, 32 different ones never overdraw`, {
    timeout: LIMIT,
  }, async () => {
    const { orm } = platform.database;
    const browser = await new TestBrowser(platform.app).login('supervip');
    const me: AccountId = `user:${await idOf('supervip')}`;
    const fund = (tokens: number) => inTransaction(platform.database, (tx) => bookGift(tx, me, tokens));
    for (let round = 0; round < ROUNDS; round += 1) {
      // The daily limit of tips is not what this is about.
      await orm.execute(sql`UPDATE tip SET created_at = created_at - interval '2 days'`);
      const before = await balanceOf(orm, me);
      if (before < 100) await fund(100);
      const start = await balanceOf(orm, me);
      const key = next('round-key');
      const same = await Promise.all(
        Array.from({ length: 32 }, () => browser.post(`/tip/${MODEL}`, { amount: 7 }, key)),
      );
      expect(new Set(same.map(({ body }) => JSON.stringify(body))).size).toBe(1);
      expect(same[0]?.status).toBe(200);
      expect(await balanceOf(orm, me)).toBe(start - 7);
      // Whoever races for the rest: all but a rest smaller than one tip can be had.
      const rest = start - 7;
      const amount = Math.max(1, Math.floor(rest / 11));
      const raced = await Promise.all(
        Array.from({ length: 32 }, () => browser.post(`/tip/${MODEL}`, { amount }, next('race-key'))),
      );
      const won = raced.filter(({ status }) => status === 200).length;
      expect(won).toBe(Math.min(32, Math.floor(rest / amount)));
      expect(raced.filter(({ status }) => status !== 200 && status !== 402)).toEqual([]);
      expect(await balanceOf(orm, me)).toBe(rest - won * amount);
    }
  });

  it(`[BILL-05] ${CALLBACKS} callbacks duplicated, shuffled, late and forged: forged accepted 0, each payment once`, {
    timeout: LIMIT,
  }, async () => {
    const { database } = platform;
    const { orm } = database;
    const key = createSigner(TEST_SECRET).sign('key', 'sandbox-biller');
    const buyer = await idOf('premium');
    const [wanted] = await orm.select().from(product).where(eq(product.internalId, 'tokens_100'));
    if (!wanted) throw new Error('The pack is missing');
    const worth = async () =>
      (await balanceOf(orm, `user:${buyer}`)) + (await balanceOf(orm, `owed:${buyer}`));
    const start = await worth();
    const purchases = await Promise.all(
      Array.from({ length: Math.ceil(CALLBACKS / 8) }, () =>
        createPurchase(orm, {
          userId: buyer,
          product: wanted,
          biller: BILLER,
          returnUrl: '/',
          attribution: {},
        }),
      ),
    );
    type Sent = { body: string; headers: Record<string, string>; isForged: boolean; early: boolean };
    const genuine = (event: object): Sent => {
      const body = JSON.stringify(event);
      return {
        body,
        headers: { [SIGNATURE_HEADER]: signCallback(key, body, Date.now()) },
        isForged: false,
        early: 'kind' in event && event.kind === 'refund',
      };
    };
    let expected = 0;
    const letters = purchases.flatMap(({ id, amountCents: cents }, index): Sent[] => {
      const about = { reference: id, transactionId: next('C'), amountCents: cents };
      const isPaid = index % 3 !== 0;
      const isBack = isPaid && index % 4 === 1;
      if (isPaid && !isBack) expected += wanted.tokens;
      const paid = { kind: 'payment', ...about, declineCode: isPaid ? null : 'NDECLINED', card: null };
      const back = { kind: 'refund', ...about };
      const lie = JSON.stringify({ ...paid, declineCode: null });
      const forged = (headers: Record<string, string>, body = lie): Sent => ({
        body,
        headers,
        isForged: true,
        early: false,
      });
      const good = signCallback(key, lie, Date.now());
      return [
        genuine(paid),
        genuine(paid),
        genuine(paid),
        isBack ? genuine(back) : genuine(paid),
        forged({}),
        forged({ [SIGNATURE_HEADER]: signCallback('another key', lie, Date.now()) }),
        forged({ [SIGNATURE_HEADER]: good }, lie.replace(String(cents), String(cents + 1))),
        // Signed, and sent again long after.
        forged({ [SIGNATURE_HEADER]: signCallback(key, lie, Date.now() - 3_600_000) }),
      ];
    });
    const shuffled = fc.sample(
      fc.shuffledSubarray(letters, { minLength: letters.length, maxLength: letters.length }),
      { numRuns: 1, ...seed },
    )[0];
    let forgedAccepted = 0;
    let again: Sent[] = shuffled ?? [];
    expect(again.length).toBeGreaterThanOrEqual(CALLBACKS);
    // A biller tells again what was not taken: a refund that overtook its payment is told once more.
    for (let round = 0; round < 3 && again.length > 0; round += 1) {
      const refused: Sent[] = [];
      for (let at = 0; at < again.length; at += 16) {
        await Promise.all(
          again.slice(at, at + 16).map(async (one) => {
            const { statusCode } = await platform.app.inject({
              method: 'POST',
              url: `/api/v1/billing/callback/${BILLER}`,
              headers: { 'content-type': 'application/json', ...one.headers },
              payload: one.body,
            });
            if (one.isForged && statusCode < 400) forgedAccepted += 1;
            if (one.isForged) expect(statusCode).toBe(401);
            else if (statusCode >= 500) {
              expect(one.early).toBe(true);
              refused.push(one);
            }
          }),
        );
      }
      again = refused;
    }
    expect(again).toEqual([]);
    expect(forgedAccepted).toBe(0);
    expect((await worth()) - start).toBe(expected);
    expect((await checkLedger(orm)).faults).toEqual([]);
  });
});
