import { type Allowance, leftOf, type SpendingAnswer } from '@footlight/contract';
import { asc, eq } from 'drizzle-orm';
import { settingsFrom } from '../../kernel/accounts/settings.ts';
import type { KernelContext } from '../../kernel/context.ts';
import type { Orm } from '../../kernel/db/database.ts';
import { product } from '../../kernel/db/schema/index.ts';
import type { UserRow } from '../../kernel/db/user-row.ts';
import { balanceOf } from '../../kernel/ledger/ledger.ts';
import { creditOf, dayLimitOf, givenCredit } from '../limits/funds.ts';
import { boughtOf, reUpsOf, spentOf, type Terms, termsOf, type Used } from '../limits/terms.ts';
import type { AutoCharges } from './auto-charges.ts';
import { cardsOf, cardView } from './cards.ts';
import { productView } from './product-view.ts';

const iso = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());

const allowance = (limit: number | null, { used, renewsAt }: Used): Allowance => ({
  limit,
  used,
  left: leftOf(limit, used),
  renews_at: iso(renewsAt),
});

/** US dollars that the user may still spend on purchases. */
export async function purchaseAllowance(orm: Orm, userId: number, now: number): Promise<Allowance> {
  const { limits } = await termsOf(orm, userId, now);
  const bought = await boughtOf(orm, userId, now);
  return allowance(limits.limits.daily_limit, { ...bought, used: bought.used / 100 });
}

/** Remaining daily limits for spending and purchases (spec 1 §7, payment/daily-limit). */
export async function dailyLimits(orm: Orm, owner: UserRow, now: number) {
  const terms = await termsOf(orm, owner.id, now);
  return {
    spending: allowance(dayLimitOf(owner, terms), await spentOf(orm, owner.id, now)),
    purchase: await purchaseAllowance(orm, owner.id, now),
  };
}

const waitingView = ({ limits: { waiting } }: Terms): SpendingAnswer['waiting'] =>
  Object.fromEntries(
    Object.entries(waiting).map(([name, one]) => [
      name,
      { value: one.value, at: new Date(one.at).toISOString() },
    ]),
  );

/** An account's own spending limits and their current use. */
export async function spendingView(
  {
    database: { orm },
    autoCharges,
    now,
  }: Pick<KernelContext, 'database' | 'now'> & { autoCharges: AutoCharges },
  owner: UserRow,
  biller: string,
): Promise<SpendingAnswer> {
  const at = now();
  const terms = await termsOf(orm, owner.id, at);
  const given = givenCredit(owner);
  const debt = 0 - (await balanceOf(orm, creditOf(owner)));
  const packs = await orm
    .select()
    .from(product)
    .where(eq(product.isOneclick, true))
    .orderBy(asc(product.position));
  return {
    limits: terms.limits.limits,
    waiting: waitingView(terms),
    ...(await dailyLimits(orm, owner, at)),
    postpay:
      given === null
        ? null
        : {
            is_on: settingsFrom(owner.settings).postpay,
            is_paused: owner.traits.postpayPaused ?? false,
            debt,
            limit: given,
            due_at: debt > 0 ? iso(await autoCharges.dueAt(owner.id, debt)) : null,
          },
    re_up: { ...terms.reUp, done: await reUpsOf(orm, owner.id, at) },
    packs: packs.map((row) => productView(row, biller)),
    cards: (await cardsOf(orm, owner.id, biller)).map(cardView),
  };
}
