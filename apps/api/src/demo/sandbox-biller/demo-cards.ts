import { eq } from 'drizzle-orm';
import { keepCard } from '../../features/billing/cards.ts';
import { type Database, inTransaction } from '../../kernel/db/database.ts';
import { meta, user } from '../../kernel/db/schema/index.ts';
import { DEMO_ACCOUNTS } from '../accounts.ts';
import { cardOf } from './cards.ts';

const DONE = 'seed.cards';

/** Saves the demo accounts' cards once. Their sandbox tokens depend on this installation's key. */
export async function keepDemoCards(database: Database, key: string): Promise<void> {
  await inTransaction(database, async (tx) => {
    const claimed = await tx.insert(meta).values({ key: DONE, value: '1' }).onConflictDoNothing().returning();
    if (claimed.length === 0) return;
    for (const { id, card } of DEMO_ACCOUNTS) {
      const kept = card === undefined ? null : cardOf(key, card);
      const [owner] = kept ? await tx.select({ id: user.id }).from(user).where(eq(user.id, id)) : [];
      if (kept && owner) await keepCard(tx, { userId: id, biller: 'sandbox' }, kept, false);
    }
  });
}
