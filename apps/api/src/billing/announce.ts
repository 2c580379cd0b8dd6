import { membershipOf, reUpError } from '@footlight/contract';
import { eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { Orm } from '../db/database.ts';
import { user } from '../db/schema/index.ts';
import type { Broadcast } from '../ports.ts';
import { earnsSpin, purchaseSpins } from '../promos/wheels.ts';
import { accountSettings } from '../views/user-view.ts';
import { type Decision, isRefill, type PurchaseRow } from './purchases.ts';

type Decided = Extract<Decision, { result: 'decided' }>;

type Parts = Pick<Context, 'database' | 'broadcast' | 'log'>;

/** A charge that the platform began: what it brought, or what its owner has to do (spec 1 §8). */
async function announceRefill(orm: Orm, broadcast: Broadcast, row: PurchaseRow): Promise<void> {
  const success = row.state === 'settled';
  if (row.purpose === 're_up' || !success) {
    const error = row.purpose === 'postpay' ? 'postpay_card_fail' : reUpError(row.declineCode);
    await broadcast.toUser(row.userId, 'v3.reUp.update', {
      success,
      tokens: success ? row.tokens : 0,
      error: success ? null : error,
    });
  }
  const [owner] = await orm.select().from(user).where(eq(user.id, row.userId));
  if (!owner) return;
  const settings = await accountSettings(orm, owner);
  await broadcast.toUser(row.userId, 'v3.user.settings', { settings });
}

async function announce({ database, broadcast }: Parts, { purchase: row, balance, change }: Decided) {
  const [buyer] = await database.orm.select().from(user).where(eq(user.id, row.userId));
  // A membership may cost no tokens, and changes the account all the same.
  if (buyer && (change !== 0 || row.membership !== null)) {
    await broadcast.toUser(row.userId, 'v3.token.update', {
      username: buyer.username,
      tokens: balance,
      token_change: change,
      ...(row.state === 'settled' ? { type: 'purchase_tokens' as const } : {}),
      ...(row.membership === null ? {} : { membership: membershipOf(buyer.membership) }),
    });
  }
  await broadcast.toUser(row.userId, 'v3.payment.update', {
    transaction_id: row.id,
    state: row.state === 'settled' ? 'settled' : 'declined',
    tokens: row.state === 'settled' ? row.tokens : 0,
    decline_code: row.declineCode,
  });
  // A purchase brings a spin, and one that went back takes it along.
  if (earnsSpin({ ...row, state: 'settled' }) && row.state !== 'declined') {
    await broadcast.toUser(row.userId, 'v3.promo_wheel_count', {
      count: await purchaseSpins(database.orm, row.userId),
    });
  }
  if (isRefill(row)) return announceRefill(database.orm, broadcast, row);
  if (row.cardId !== null && row.state === 'declined') {
    await broadcast.toUser(row.userId, 'v3.epoch_oneclick_error', {
      transaction_id: row.id,
      ...(row.declineCode ? { error: row.declineCode } : {}),
    });
  }
}

/** Tells the buyer's tabs; what is told has been committed, so a tab that cannot be told changes nothing. */
export const announceDecision = (context: Parts, decision: Decided): Promise<void> =>
  announce(context, decision).catch((error: unknown) =>
    context.log.error({ err: error, purchase: decision.purchase.id }, 'purchase decided but not announced'),
  );
