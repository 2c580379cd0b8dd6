import { membershipOf } from '@footlight/contract';
import { eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { user } from '../db/schema/index.ts';
import type { Decision } from './purchases.ts';

type Decided = Extract<Decision, { result: 'decided' }>;

type Parts = Pick<Context, 'database' | 'broadcast' | 'log'>;

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
