import type { EventInput, EventName } from '@footlight/contract/realtime';
import { eq, inArray, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { type Database, inTransaction, type Orm } from '../db/database.ts';
import { outboxEvent, user } from '../db/schema/index.ts';
import { inTime } from '../in-time.ts';
import { type IdempotentCall, runOnce } from '../ledger/idempotency.ts';
import { balanceOf } from '../ledger/ledger.ts';
import { purseOf } from '../ledger/purses.ts';
import type { Bus } from './bus/bus.ts';
import type { Publisher } from './publisher.ts';

type NewEvent = typeof outboxEvent.$inferInsert;

/** Events that are published after the commit of their change. */
export interface Events {
  /** To every tab of one user. */
  toUser<N extends EventName>(userId: number, event: N, payload: EventInput<N>): void;
  /** To everybody in a room. */
  toRoom<N extends EventName>(room: string, event: N, payload: EventInput<N>): void;
}

/** One transaction, its events, and tasks that start after its commit. */
export interface UnitOfWork extends Events {
  readonly tx: Orm;
  /** Starts a task after the commit. A process that dies loses it, so nothing may depend on it. */
  afterCommit(task: () => Promise<unknown>): void;
}

/** Runs database changes together with the events that they cause. */
export interface Work {
  /** Runs `change` in one transaction and publishes its events after the commit. */
  run<T>(change: (unit: UnitOfWork) => Promise<T>): Promise<T>;
  /**
   * Runs `change` once for an idempotency key. A repeated call gets the stored answer and publishes nothing.
   *
   * @throws IdempotencyConflictError when the key belongs to another request
   */
  once<T>(call: IdempotentCall, change: (unit: UnitOfWork) => Promise<T>): Promise<T>;
}

interface OutboxOptions {
  database: Database;
  publisher: Publisher;
  /** What the publisher publishes on. */
  bus: Pick<Bus, 'reachesAll'>;
  log: FastifyBaseLogger;
}

export type Outbox = ReturnType<typeof createOutbox>;

/** A living process publishes its own events at once; older rows come from one that died, or from a time without the bus. */
const LEFT_AFTER_MS = 2_000;
const BATCH = 100;
/** A bus that has not accepted an event after this time counts as down. */
const TAKEN_WITHIN_MS = 2_000;

/** A late balance would replace a newer one on the page, so the current balance is sent. */
const asOfNow = async <E extends NewEvent>(tx: Orm, row: E): Promise<E> => {
  if (row.event !== 'v3.token.update' || row.userId == null) return row;
  const [owner] = await tx.select({ id: user.id, type: user.type }).from(user).where(eq(user.id, row.userId));
  if (!owner) return row;
  return { ...row, payload: { ...row.payload, tokens: await balanceOf(tx, purseOf(owner)) } };
};

/**
 * The transactional outbox: a change writes its events as rows in its own transaction. The process that committed
 * publishes and deletes them; if it dies first, the leading process does. Every event is published at least once.
 */
export function createOutbox({ database, publisher, bus, log }: OutboxOptions) {
  const publish = ({ room, userId, event, payload }: NewEvent): Promise<void> => {
    // The platform wrote these rows, under the event's own name.
    const [name, body] = [event as EventName, payload as EventInput<EventName>];
    return room != null ? publisher.toRoom(room, name, body) : publisher.toUser(userId ?? 0, name, body);
  };

  /** Takes rows that no other process holds, publishes them in the order they were written, and deletes them. */
  const publishRows = (which: ReturnType<typeof sql>, isLate = false): Promise<number> =>
    inTransaction(database, async (tx) => {
      const rows = await tx
        .select()
        .from(outboxEvent)
        .where(which)
        .orderBy(outboxEvent.id)
        .limit(BATCH)
        .for('update', { skipLocked: true });
      if (rows.length === 0) return 0;
      for (const row of rows) await inTime(publish(isLate ? await asOfNow(tx, row) : row), TAKEN_WITHIN_MS);
      await tx.delete(outboxEvent).where(
        inArray(
          outboxEvent.id,
          rows.map(({ id }) => id),
        ),
      );
      return rows.length;
    });

  const publishOwn = async (ids: number[]): Promise<void> => {
    // Waiting for a bus that is down would block the caller and a database connection for as long. Processes that are
    // not back yet would miss the event.
    if (ids.length > 0 && !(await bus.reachesAll())) throw new Error('The bus is away');
    for (let from = 0; from < ids.length; from += BATCH) {
      await publishRows(sql`${inArray(outboxEvent.id, ids.slice(from, from + BATCH))}`);
    }
  };

  /** Publishes the events that dead processes left, and those of a time without the bus. */
  const step = async (): Promise<void> => {
    if (!(await bus.reachesAll())) return;
    const left = sql`${outboxEvent.createdAt} < now() - ${`${LEFT_AFTER_MS} milliseconds`}::interval`;
    while ((await publishRows(left, true)) === BATCH);
  };

  const commit = async <T>(
    transact: (change: (tx: Orm) => Promise<T>) => Promise<T>,
    change: (unit: UnitOfWork) => Promise<T>,
  ): Promise<T> => {
    const tasks: (() => Promise<unknown>)[] = [];
    let ids: number[] = [];
    const answer = await transact(async (tx) => {
      const events: NewEvent[] = [];
      const result = await change({
        tx,
        toUser: (userId, event, payload) => void events.push({ userId, event, payload: { ...payload } }),
        toRoom: (room, event, payload) => void events.push({ room, event, payload: { ...payload } }),
        afterCommit: (task) => void tasks.push(task),
      });
      for (let from = 0; from < events.length; from += BATCH) {
        const rows = await tx
          .insert(outboxEvent)
          .values(events.slice(from, from + BATCH))
          .returning({ id: outboxEvent.id });
        ids = ids.concat(rows.map(({ id }) => id));
      }
      return result;
    });
    // The change is committed: a failed publish must not undo it, and the job retries it.
    await publishOwn(ids).catch((error: unknown) =>
      log.error(
        { err: error, events: ids },
        'change committed, but its events were not published; will retry',
      ),
    );
    for (const task of tasks) {
      void task().catch((error: unknown) =>
        log.error({ err: error }, 'task after a commit failed; will not retry'),
      );
    }
    return answer;
  };

  return {
    run: (change) => commit((within) => inTransaction(database, within), change),
    once: (call, change) =>
      commit(
        (within) => inTransaction(database, async (tx) => (await runOnce(tx, call, within)).answer),
        change,
      ),
    step,
  } satisfies Work & { step(): Promise<void> };
}
