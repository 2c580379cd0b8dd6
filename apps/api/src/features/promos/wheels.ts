import {
  BONUS_DAYS,
  bonusTokens,
  nextSpinDay,
  type PromoWheelView,
  spinDay,
  type WaitingBonus,
  WHEEL_PRIZES,
  WHEEL_PURCHASE_TOKENS,
  WHEELS,
  type WheelName,
} from '@footlight/contract';
import { prizeAt } from '@footlight/contract/room-apps';
import { and, asc, eq, gt, gte, isNull, ne, notExists } from 'drizzle-orm';
import { ApiError } from '../../kernel/api-error.ts';
import type { Orm } from '../../kernel/db/database.ts';
import { purchase, wheelSeed, wheelSpin } from '../../kernel/db/schema/index.ts';
import type { UserRow } from '../../kernel/db/user-row.ts';
import { freshSeed, proofOf, rollOf } from '../../kernel/draw.ts';
import { balanceOf, post } from '../../kernel/ledger/ledger.ts';

const DAY_MS = 86_400_000;
type PurchaseRow = typeof purchase.$inferSelect;
type SpinRow = typeof wheelSpin.$inferSelect;

/** Whether a purchase earns a spin; repaying a debt does not. */
export const earnsSpin = ({
  state,
  tokens,
  purpose,
}: Pick<PurchaseRow, 'state' | 'tokens' | 'purpose'>): boolean =>
  state === 'settled' && purpose !== 'postpay' && tokens >= WHEEL_PURCHASE_TOKENS;

/** Qualifying purchases whose spin is not made yet. */
const withSpin = (orm: Orm, userId: number) =>
  and(
    eq(purchase.userId, userId),
    eq(purchase.state, 'settled'),
    ne(purchase.purpose, 'postpay'),
    gte(purchase.tokens, WHEEL_PURCHASE_TOKENS),
    notExists(orm.select({ id: wheelSpin.id }).from(wheelSpin).where(eq(wheelSpin.purchaseId, purchase.id))),
  );

/**
 * Available promo wheel spins: one for each qualifying purchase. Computed from the rows, so there is no counter that
 * could drift; a reversed payment removes its spin.
 */
export const purchaseSpins = (orm: Orm, userId: number): Promise<number> =>
  orm.$count(purchase, withSpin(orm, userId));

/** The oldest purchase whose spin is not made yet, locked: a reversal waits for the spin, and takes its prize back. */
async function takeSpin(tx: Orm, userId: number): Promise<string | null> {
  const [row] = await tx
    .select({ id: purchase.id })
    .from(purchase)
    .where(withSpin(tx, userId))
    .orderBy(asc(purchase.decidedAt), asc(purchase.id))
    .limit(1)
    .for('update');
  return row?.id ?? null;
}

/** Today's free spin, only for viewers with a confirmed email, so that mass-created accounts get none. */
export async function freeSpins(
  orm: Orm,
  { id, type, emailConfirmed }: Pick<UserRow, 'id' | 'type' | 'emailConfirmed'>,
  now: number,
): Promise<number> {
  if (!emailConfirmed || type !== 'viewer') return 0;
  const [today] = await orm
    .select({ id: wheelSpin.id })
    .from(wheelSpin)
    .where(and(eq(wheelSpin.userId, id), eq(wheelSpin.day, spinDay(now))))
    .limit(1);
  return today ? 0 : 1;
}

const spinsOf = (orm: Orm, wheel: WheelName, person: UserRow, now: number): Promise<number> =>
  wheel === 'promo' ? purchaseSpins(orm, person.id) : freeSpins(orm, person, now);

/** The seed of the next spin, locked until the transaction ends: spins of one account and wheel run one by one. */
async function lockSeed(tx: Orm, userId: number, wheel: WheelName): Promise<string> {
  const mine = and(eq(wheelSeed.userId, userId), eq(wheelSeed.wheel, wheel));
  await tx.insert(wheelSeed).values({ userId, wheel, seed: freshSeed() }).onConflictDoNothing();
  const [row] = await tx.select().from(wheelSeed).where(mine).for('update');
  if (!row) throw new Error('Insert of a wheel seed returned no row');
  return row.seed;
}

/** The oldest unused bonus, if any. */
async function waitingSpin(orm: Orm, userId: number, now: number): Promise<SpinRow | null> {
  const [row] = await orm
    .select()
    .from(wheelSpin)
    .where(
      and(
        eq(wheelSpin.userId, userId),
        isNull(wheelSpin.bonusPurchase),
        isNull(wheelSpin.revokedAt),
        gt(wheelSpin.bonusUntil, new Date(now)),
      ),
    )
    .orderBy(asc(wheelSpin.bonusUntil), asc(wheelSpin.id))
    .limit(1);
  return row ?? null;
}

export async function waitingBonus(orm: Orm, userId: number, now: number): Promise<WaitingBonus | null> {
  const row = await waitingSpin(orm, userId, now);
  if (row?.won.kind !== 'bonus' || row.bonusUntil === null) return null;
  return { percent: row.won.percent, expires_at: row.bonusUntil.toISOString() };
}

/** Both wheels as their owner sees them; creates missing seeds. */
export async function wheelViews(tx: Orm, person: UserRow, now: number): Promise<PromoWheelView[]> {
  const views: PromoWheelView[] = [];
  for (const name of WHEELS) {
    views.push({
      name,
      spins: await spinsOf(tx, name, person, now),
      prizes: [...WHEEL_PRIZES[name]],
      proof: proofOf(await lockSeed(tx, person.id, name)),
      next_spin_at: name === 'vault' ? new Date(nextSpinDay(now)).toISOString() : null,
    });
  }
  return views;
}

/**
 * Runs one spin. The server fixed the seed and published its hash before the client created the key, so neither side
 * can choose the result. The seed is revealed with the result, and a new one replaces it.
 *
 * @throws ApiError no_spins, email_unconfirmed
 */
export async function spinWheel(tx: Orm, person: UserRow, wheel: WheelName, key: string, now: number) {
  if (!person.emailConfirmed) throw new ApiError('email_unconfirmed');
  const seed = await lockSeed(tx, person.id, wheel);
  if ((await spinsOf(tx, wheel, person, now)) === 0) throw new ApiError('no_spins');
  const purchaseId = wheel === 'promo' ? await takeSpin(tx, person.id) : null;
  // The purchase was reversed in the meantime.
  if (wheel === 'promo' && purchaseId === null) throw new ApiError('no_spins');
  const prizes = WHEEL_PRIZES[wheel];
  const prize = prizeAt(prizes, rollOf(seed, key));
  const won = prizes[prize];
  if (!won) throw new Error(`Wheel ${wheel} has no field ${prize}`);
  const purse = `user:${person.id}` as const;
  const posted =
    won.kind === 'tokens'
      ? await post(tx, {
          kind: 'wheel_prize',
          postings: [
            { account: 'promo', amount: -won.tokens },
            { account: purse, amount: won.tokens },
          ],
          memo: { wheel },
        })
      : null;
  const [row] = await tx
    .insert(wheelSpin)
    .values({
      userId: person.id,
      wheel,
      key,
      seed,
      prize,
      won,
      purchaseId,
      day: wheel === 'vault' ? spinDay(now) : null,
      entryId: posted?.entryId ?? null,
      bonusUntil: won.kind === 'bonus' ? new Date(now + BONUS_DAYS * DAY_MS) : null,
    })
    .returning({ id: wheelSpin.id });
  if (!row) throw new Error('Insert of a spin returned no row');
  const next = freshSeed();
  await tx
    .update(wheelSeed)
    .set({ seed: next })
    .where(and(eq(wheelSeed.userId, person.id), eq(wheelSeed.wheel, wheel)));
  return {
    spin: { id: row.id, wheel, prize, seed, key },
    spins: await spinsOf(tx, wheel, person, now),
    tokens: await balanceOf(tx, purse),
    change: won.kind === 'tokens' ? won.tokens : 0,
    proof: proofOf(next),
    bonus: await waitingBonus(tx, person.id, now),
  };
}

/** The tokens that a bonus added to a purchase; 0 without a bonus, or after its spin was revoked. */
export async function bonusOf(orm: Orm, bought: Pick<PurchaseRow, 'id' | 'tokens'>): Promise<number> {
  const [row] = await orm
    .select()
    .from(wheelSpin)
    .where(and(eq(wheelSpin.bonusPurchase, bought.id), isNull(wheelSpin.revokedAt)));
  return row?.won.kind === 'bonus' ? bonusTokens(bought.tokens, row.won.percent) : 0;
}

/** Revokes the spin that a reversed purchase earned; returns the tokens that its prize has brought. */
export async function revokeSpin(tx: Orm, purchaseId: string, now: number): Promise<number> {
  const [spun] = await tx
    .update(wheelSpin)
    .set({ revokedAt: new Date(now) })
    .where(and(eq(wheelSpin.purchaseId, purchaseId), isNull(wheelSpin.revokedAt)))
    .returning();
  if (spun?.won.kind === 'tokens') return spun.won.tokens;
  if (spun?.won.kind !== 'bonus' || spun.bonusPurchase === null) return 0;
  const [used] = await tx
    .select({ tokens: purchase.tokens })
    .from(purchase)
    .where(and(eq(purchase.id, spun.bonusPurchase), eq(purchase.state, 'settled')));
  // The reversal of the purchase that used the bonus has taken it back already.
  return used ? bonusTokens(used.tokens, spun.won.percent) : 0;
}

/** Undoes {@link revokeSpin} after a dispute was won. */
export const restoreSpin = (tx: Orm, purchaseId: string) =>
  tx.update(wheelSpin).set({ revokedAt: null }).where(eq(wheelSpin.purchaseId, purchaseId));

/**
 * Adds a won bonus to a settling purchase, in its transaction; returns the added tokens. Only one purchase can use the
 * spin's row, however many settle concurrently.
 */
export async function addBonus(tx: Orm, bought: Pick<PurchaseRow, 'id' | 'userId' | 'tokens'>, now: number) {
  const waiting = await waitingSpin(tx, bought.userId, now);
  if (waiting?.won.kind !== 'bonus') return 0;
  const added = bonusTokens(bought.tokens, waiting.won.percent);
  if (added === 0) return 0;
  const taken = await tx
    .update(wheelSpin)
    .set({ bonusPurchase: bought.id })
    .where(and(eq(wheelSpin.id, waiting.id), isNull(wheelSpin.bonusPurchase)))
    .returning({ id: wheelSpin.id });
  if (taken.length === 0) return 0;
  await post(tx, {
    kind: 'purchase_bonus',
    postings: [
      { account: 'promo', amount: -added },
      { account: `user:${bought.userId}`, amount: added },
    ],
    memo: { purchase: bought.id, percent: waiting.won.percent },
  });
  return added;
}
