import type { OutboxRow } from '@footlight/contract';
import { and, desc, eq, gt, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { ApiError } from '../../kernel/api-error.ts';
import type { Orm } from '../../kernel/db/database.ts';
import { mailOutbox, pushOutbox, pushSubscription, user } from '../../kernel/db/schema/index.ts';
import { isWaiting } from '../../kernel/is-waiting.ts';
import { PAGE_SIZE, pageOf } from './pages.ts';

type Kind = OutboxRow['kind'];
type Table = typeof mailOutbox | typeof pushOutbox;

/** Not sent, after at least one attempt. */
const isInTrouble = (table: Table, cursor: string | undefined) =>
  and(
    isNull(table.sentAt),
    or(gt(table.attempts, 0), isNotNull(table.givenUpAt)),
    cursor === undefined ? undefined : lt(table.id, Number(cursor)),
  );

/** Mails and push messages that were refused at least once and not sent yet. */
export const countInTrouble = async (orm: Orm): Promise<number> =>
  (await orm.$count(mailOutbox, isInTrouble(mailOutbox, undefined))) +
  (await orm.$count(pushOutbox, isInTrouble(pushOutbox, undefined)));

const rowsOf = {
  mail: (orm: Orm, cursor: string | undefined) =>
    orm
      .select({ row: mailOutbox, username: user.username })
      .from(mailOutbox)
      .innerJoin(user, eq(user.id, mailOutbox.userId))
      .where(isInTrouble(mailOutbox, cursor))
      .orderBy(desc(mailOutbox.id))
      .limit(PAGE_SIZE + 1),
  push: (orm: Orm, cursor: string | undefined) =>
    orm
      .select({ row: pushOutbox, username: user.username })
      .from(pushOutbox)
      .innerJoin(pushSubscription, eq(pushSubscription.id, pushOutbox.subscriptionId))
      .innerJoin(user, eq(user.id, pushSubscription.userId))
      .where(isInTrouble(pushOutbox, cursor))
      .orderBy(desc(pushOutbox.id))
      .limit(PAGE_SIZE + 1),
};
const tableOf = (kind: Kind): Table => (kind === 'mail' ? mailOutbox : pushOutbox);

/** Messages that were refused at least once and not sent yet, newest first. */
export async function outboxList(
  orm: Orm,
  kind: Kind,
  cursor: string | undefined,
): Promise<{ rows: OutboxRow[]; next: string | null; waiting: number }> {
  const { page, next } = pageOf<{
    row: typeof mailOutbox.$inferSelect | typeof pushOutbox.$inferSelect;
    username: string;
  }>(await rowsOf[kind](orm, cursor), ({ row }) => row.id);
  return {
    rows: page.map(({ row, username }) => ({
      kind,
      id: row.id,
      about: 'kind' in row ? row.kind : 'live',
      username,
      created_at: row.createdAt.toISOString(),
      attempts: row.attempts,
      next_at: row.givenUpAt ? null : row.nextAt.toISOString(),
      error: row.error,
    })),
    next,
    waiting: await orm.$count(tableOf(kind), isWaiting(tableOf(kind))),
  };
}

/**
 * Makes a waiting message due now.
 *
 * @throws ApiError `not_found`; `conflict`: it was sent, or given up and keeps no text
 */
export async function retryNow(tx: Orm, kind: Kind, id: number, now: number): Promise<void> {
  const table = tableOf(kind);
  const [due] = await tx
    .update(table)
    .set({ nextAt: new Date(now) })
    .where(and(eq(table.id, id), isWaiting(table)))
    .returning({ id: table.id });
  if (due) return;
  throw new ApiError((await tx.$count(table, eq(table.id, id))) > 0 ? 'conflict' : 'not_found');
}
