import { DAY, OVERVIEW_DAYS } from '@footlight/contract';
import { eq, sql } from 'drizzle-orm';
import type { Orm } from '../../kernel/db/database.ts';
import { payout, product, purchase } from '../../kernel/db/schema/index.ts';
import { splitFee } from '../../kernel/ledger/fee.ts';
import { earned, post } from '../../kernel/ledger/ledger.ts';
import { payReserved, reservePayout } from '../../kernel/ledger/payout.ts';
import { type Earning, earningsUntil, STUDIO_DAYS } from './earnings.ts';

const MINUTE_MS = 60_000;
/** What a fan buys when the tokens do not suffice. */
const PACK = 'tokens_1000';
/** Others than the broadcaster with a filled studio, who earn in the days that the back office shows. */
const OTHERS = 8;

/** Something that moved tokens, at its time. */
interface Movement {
  at: number;
  book(tx: Orm): Promise<void>;
}

/**
 * Entries of the ledger carry the time at which they are written. The past of the demo is written with a clock that is set
 * back, in the transaction that seeds, and set right at its end.
 */
async function atTime(tx: Orm, at: Date | null): Promise<void> {
  const value = at === null ? 'now()' : `'${at.toISOString()}'::timestamptz`;
  await tx.execute(sql.raw(`ALTER TABLE journal_entry ALTER COLUMN created_at SET DEFAULT ${value}`));
}

const earnings = (modelId: number, all: readonly Earning[]): (Movement & { fan: number; amount: number })[] =>
  all.map(({ at, kind, fan, amount }) => ({
    at: at.getTime(),
    fan,
    amount,
    book: async (tx) => {
      await post(tx, {
        kind,
        postings: [{ account: `user:${fan}`, amount: -amount }, ...earned(modelId, splitFee(amount))],
      });
    },
  }));

/** Packs of tokens that fans buy shortly before they spend more than they have. */
function purchasesFor(
  spends: readonly { at: number; fan: number; amount: number }[],
  pack: typeof product.$inferSelect,
): Movement[] {
  const purses = new Map<number, number>();
  const all: Movement[] = [];
  for (const { at, fan, amount } of spends) {
    let left = purses.get(fan) ?? 0;
    for (; left < amount; left += pack.tokens) {
      const id = `demo-${all.length + 1}`;
      const time = new Date(at - MINUTE_MS);
      all.push({
        at: time.getTime(),
        book: async (tx) => {
          const { entryId } = await post(tx, {
            kind: 'purchase',
            postings: [
              { account: 'biller:sandbox', amount: -pack.tokens },
              { account: `user:${fan}`, amount: pack.tokens },
            ],
            memo: { purchase: id, transaction: id, cents: pack.amountCents },
          });
          await tx.insert(purchase).values({
            id,
            userId: fan,
            productId: pack.internalId,
            biller: 'sandbox',
            state: 'settled',
            tokens: pack.tokens,
            amountCents: pack.amountCents,
            returnUrl: '/account/tokens',
            transactionId: id,
            entryId,
            createdAt: time,
            decidedAt: time,
          });
        },
      });
    }
    purses.set(fan, left - amount);
  }
  return all;
}

/** Two payouts that were paid and one that waits. */
const payouts = (userId: number, now: Date): Movement[] =>
  (
    [
      [61, 2_000, 'DEMO-1041'],
      [31, 3_000, 'DEMO-1187'],
      [1, 1_500, null],
    ] as const
  ).map(([days, tokens, reference]) => {
    const past = (back: number) => new Date(now.getTime() - back * DAY);
    const isPaid = reference !== null;
    return {
      at: past(days).getTime(),
      book: async (tx) => {
        const [row] = await tx
          .insert(payout)
          .values({
            userId,
            tokens,
            destination: 'Bank transfer to DE00 EXAM PLE0 0000',
            state: isPaid ? 'paid' : 'requested',
            requestedAt: past(days),
            decidedAt: isPaid ? past(days - 1) : null,
            paidAt: isPaid ? past(days - 1) : null,
            reference,
          })
          .returning();
        if (!row) throw new Error('Insert of a payout returned no row');
        await reservePayout(tx, row);
        if (isPaid) await payReserved(tx, row);
      },
    };
  });

/** Purchases, spends and payouts of the last months, booked in the order of their time, as a ledger is. */
export async function seedMoney(
  tx: Orm,
  modelId: number,
  knownIds: readonly number[],
  now: Date,
): Promise<void> {
  const [pack] = await tx.select().from(product).where(eq(product.internalId, PACK));
  if (!pack) throw new Error(`There is no product "${PACK}".`);
  const spends = [
    ...earnings(modelId, earningsUntil(now, String(modelId), STUDIO_DAYS)),
    ...knownIds.slice(0, OTHERS).flatMap((id) => earnings(id, earningsUntil(now, String(id), OVERVIEW_DAYS))),
  ].sort((one, other) => one.at - other.at);
  const all: Movement[] = [...spends, ...purchasesFor(spends, pack), ...payouts(modelId, now)];
  all.sort((one, other) => one.at - other.at);
  let clock = '';
  for (const { at, book } of all) {
    const hour = new Date(at).toISOString().slice(0, 13);
    if (hour !== clock) await atTime(tx, new Date(at));
    clock = hour;
    await book(tx);
  }
  await atTime(tx, null);
}
