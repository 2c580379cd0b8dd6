import { type SQL, sql } from 'drizzle-orm';
import { type Orm, queryRows } from '../db/database.ts';
import { account, mailOutbox, model, outboxEvent, purchase, pushOutbox, report } from '../db/schema/index.ts';
import { isWaiting } from '../is-waiting.ts';
import type { Metrics } from './metrics.ts';

/** Rows `key`, `value` as numbers by key. */
async function numbers(orm: Orm, query: SQL): Promise<Record<string, number>> {
  const rows = await queryRows<{ key: string; value: string | number | null }>(orm, query);
  return Object.fromEntries(rows.map(({ key, value }) => [key, Number(value ?? 0)]));
}

const secondsSince = (time: SQL): SQL => sql`coalesce(extract(epoch FROM now() - min(${time})), 0)`;

/** Age of the oldest row that waits in each outbox, in seconds. */
export const outboxAges = (orm: Orm): Promise<Record<string, number>> =>
  numbers(
    orm,
    sql`SELECT 'events' AS key, ${secondsSince(sql`${outboxEvent.createdAt}`)} AS value FROM ${outboxEvent}
        UNION ALL SELECT 'mails', ${secondsSince(sql`${mailOutbox.createdAt}`)} FROM ${mailOutbox} WHERE ${isWaiting(mailOutbox)}
        UNION ALL SELECT 'pushes', ${secondsSince(sql`${pushOutbox.createdAt}`)} FROM ${pushOutbox} WHERE ${isWaiting(pushOutbox)}`,
  );

/**
 * Values from the database. Every process of a platform reports the same values, so take the maximum and not the sum.
 */
export function watchDatabase(metrics: Metrics, orm: Orm): void {
  metrics.gauge('footlight_outbox_oldest_seconds', 'Age of the oldest row that waits.', 'outbox', () =>
    outboxAges(orm),
  );
  metrics.gauge('footlight_outbox_waiting', 'Rows that wait.', 'outbox', () =>
    numbers(
      orm,
      sql`SELECT 'events' AS key, count(*) AS value FROM ${outboxEvent}
          UNION ALL SELECT 'mails', count(*) FROM ${mailOutbox} WHERE ${isWaiting(mailOutbox)}
          UNION ALL SELECT 'pushes', count(*) FROM ${pushOutbox} WHERE ${isWaiting(pushOutbox)}`,
    ),
  );
  metrics.gauge(
    'footlight_outbox_given_up',
    'Rows of the last week that are not tried again.',
    'outbox',
    () =>
      numbers(
        orm,
        sql`SELECT 'mails' AS key, count(*) AS value FROM ${mailOutbox} WHERE ${mailOutbox.givenUpAt} IS NOT NULL
          UNION ALL SELECT 'pushes', count(*) FROM ${pushOutbox} WHERE ${pushOutbox.givenUpAt} IS NOT NULL`,
      ),
  );
  metrics.gauge('footlight_rooms', 'Rooms by status.', 'status', () =>
    numbers(orm, sql`SELECT ${model.status} AS key, count(*) AS value FROM ${model} GROUP BY 1`),
  );
  metrics.gauge(
    'footlight_purchases',
    'Payments of the last day by state. `created` are still open, or were left.',
    'state',
    () =>
      numbers(
        orm,
        sql`SELECT ${purchase.state} AS key, count(*) AS value FROM ${purchase}
            WHERE ${purchase.createdAt} > now() - interval '1 day' GROUP BY 1`,
      ),
  );
  metrics.gauge('footlight_reports', 'Open reports, and those of them whose deadline is over.', 'state', () =>
    numbers(
      orm,
      sql`SELECT 'open' AS key, count(*) AS value FROM ${report} WHERE ${report.decidedAt} IS NULL
          UNION ALL SELECT 'overdue', count(*) FROM ${report} WHERE ${report.decidedAt} IS NULL AND ${report.dueAt} < now()`,
    ),
  );
  metrics.gauge(
    'footlight_ledger_tokens',
    'Sum of the balances by kind of account. The sum over all kinds is always zero.',
    'kind',
    () =>
      numbers(
        orm,
        sql`SELECT split_part(${account.id}, ':', 1) AS key, sum(${account.balance}) AS value FROM ${account} GROUP BY 1`,
      ),
  );
}
