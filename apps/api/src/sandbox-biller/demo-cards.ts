import { eq } from 'drizzle-orm';
import { keepCard } from '../billing/cards.ts';
import { type Database, inTransaction } from '../db/database.ts';
import { DEMO_ACCOUNTS } from '../db/demo-accounts.ts';
import { meta, user } from '../db/schema/index.ts';
import { cardOf } from './cards.ts';

const DONE = 'seed.cards';

/** Cards that demo accounts have kept at the sandbox, once: their names there depend on this installation's key. */
export async function keepDemoCards(database: Database, key: string): Promise<void> {
  await inTransaction(database, async (tx) => {
    const claimed = await tx.insert(meta).values({ key: DONE, value: '1' }).onConflictDoNothing().returning();
    if (claimed.length === 0) return;
    for (const { id, card } of DEMO_ACCOUNTS) {
      const kept = card === undefined ? null : cardOf(key, card);
      const [owner] = kept ? await tx.select({ id: user.id }).from(user).where(eq(user.id, id)) : [];
      if (kept && owner) await keepCard(tx, id, 'sandbox', kept);
    }
  });
}
