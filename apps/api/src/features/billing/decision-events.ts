import { membershipOf, reUpError } from '@footlight/contract';
import { eq } from 'drizzle-orm';
import { user } from '../../kernel/db/schema/index.ts';
import { publishBalance } from '../../kernel/events/balances.ts';
import type { UnitOfWork } from '../../kernel/events/outbox.ts';
import { accountSettings } from '../limits/account-settings.ts';
import { earnsSpin, purchaseSpins } from '../promos/wheels.ts';
import { isAutoCharge } from './purchase-purposes.ts';
import type { PurchaseRow } from './rows.ts';

/** Publishes the result of an automatic charge, or what its owner must do (spec 1 §8). */
async function publishAutoCharge(unit: UnitOfWork, row: PurchaseRow): Promise<void> {
  const success = row.state === 'settled';
  if (row.purpose === 're_up' || !success) {
    const error = row.purpose === 'postpay' ? 'postpay_card_fail' : reUpError(row.declineCode);
    unit.toUser(row.userId, 'v3.reUp.update', {
      success,
      tokens: success ? row.tokens : 0,
      error: success ? null : error,
    });
  }
  const [owner] = await unit.tx.select().from(user).where(eq(user.id, row.userId));
  if (!owner) return;
  unit.toUser(row.userId, 'v3.user.settings', { settings: await accountSettings(unit.tx, owner) });
}

/** Publishes a purchase's result to the buyer's tabs. `tokens` and `change` refer to the balance. */
export async function publishDecision(
  unit: UnitOfWork,
  row: PurchaseRow,
  { tokens, change }: { tokens: number; change: number },
): Promise<void> {
  const [buyer] = await unit.tx.select().from(user).where(eq(user.id, row.userId));
  // A membership may bring no tokens, but still changes the account.
  if (buyer && (change !== 0 || row.membership !== null)) {
    publishBalance(unit, buyer, {
      tokens,
      change,
      ...(row.state === 'settled' ? { type: 'purchase_tokens' as const } : {}),
      ...(row.membership === null ? {} : { membership: membershipOf(buyer.membership) }),
    });
  }
  unit.toUser(row.userId, 'v3.payment.update', {
    transaction_id: row.id,
    state: row.state === 'settled' ? 'settled' : 'declined',
    tokens: row.state === 'settled' ? row.tokens : 0,
    decline_code: row.declineCode,
  });
  // A purchase earns a spin; its reversal removes it.
  if (earnsSpin({ ...row, state: 'settled' }) && row.state !== 'declined') {
    unit.toUser(row.userId, 'v3.promo_wheel_count', { count: await purchaseSpins(unit.tx, row.userId) });
  }
  if (isAutoCharge(row)) return publishAutoCharge(unit, row);
  if (row.cardId !== null && row.state === 'declined') {
    unit.toUser(row.userId, 'v3.epoch_oneclick_error', {
      transaction_id: row.id,
      ...(row.declineCode ? { error: row.declineCode } : {}),
    });
  }
}
