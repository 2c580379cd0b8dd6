import { eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Orm } from '../../kernel/db/database.ts';
import { purchase } from '../../kernel/db/schema/index.ts';
import { type EventParts, takeEvent } from './take-event.ts';

const AT_ONCE = 100;

interface Parts extends EventParts {
  database: { orm: Orm };
  log: FastifyBaseLogger;
}

/** Refunds payments that came in above their buyer's own daily limit. The biller refunds each payment once. */
export async function returnPayments(parts: Parts): Promise<void> {
  const { database, billers, log } = parts;
  const due = await database.orm
    .select()
    .from(purchase)
    .where(eq(purchase.state, 'returning'))
    .limit(AT_ONCE);
  for (const { id: reference, transactionId, amountCents, biller: name } of due) {
    const biller = billers.get(name);
    if (!biller?.refund || transactionId === null) {
      log.error({ purchase: reference, biller: name }, 'no biller to refund this payment; needs review');
      continue;
    }
    try {
      await takeEvent(parts, name, await biller.refund({ reference, transactionId, amountCents }));
    } catch (error) {
      log.error(
        { err: error, purchase: reference },
        'payment above the daily limit not refunded; will retry',
      );
    }
  }
}
