import { eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { user } from '../db/schema/index.ts';
import { earnsSpin, purchaseSpins } from '../promos/wheels.ts';
import type { Decision } from './purchases.ts';

type Decided = Extract<Decision, { result: 'decided' }>;

async function announce({ database, broadcast }: Context, { purchase: row, balance, change }: Decided) {
  const [buyer] = await database.orm.select().from(user).where(eq(user.id, row.userId));
  if (buyer && change !== 0) {
    await broadcast.toUser(row.userId, 'v3.token.update', {
      username: buyer.username,
      tokens: balance,
      token_change: change,
      ...(row.state === 'settled' ? { type: 'purchase_tokens' as const } : {}),
      ...(row.membership === 'premium' || row.membership === 'vip' || row.membership === 'super_vip'
        ? { membership: row.membership }
        : {}),
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
  if (row.cardId !== null && row.state === 'declined') {
    await broadcast.toUser(row.userId, 'v3.epoch_oneclick_error', {
      transaction_id: row.id,
      ...(row.declineCode ? { error: row.declineCode } : {}),
    });
  }
}

/** Tells the buyer's tabs; what is told has been committed, so a tab that cannot be told changes nothing. */
export const announceDecision = (context: Context, decision: Decided): Promise<void> =>
  announce(context, decision).catch((error: unknown) =>
    context.log.error({ err: error, purchase: decision.purchase.id }, 'purchase decided but not announced'),
  );
