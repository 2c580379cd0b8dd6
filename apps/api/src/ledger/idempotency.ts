import { createHash } from 'node:crypto';
import { and, eq, lt, type SQL, sql } from 'drizzle-orm';
import { type Database, inTransaction, type Orm } from '../db/database.ts';
import { statement } from '../db/one-statement.ts';
import { idempotencyKey } from '../db/schema/index.ts';

/** The key was used before with another request. */
export class IdempotencyConflictError extends Error {
  override readonly name = 'IdempotencyConflictError';
}

export interface IdempotentCall {
  userId: number;
  operation: string;
  /** Made and kept by the client before it sends. */
  key: string;
  requestHash: string;
}

export interface IdempotentAnswer<T> {
  answer: T;
  /** True when the effect happened earlier and the stored answer was given again. */
  replayed: boolean;
}

/** Days that a key is remembered. */
const KEEP_DAYS = 30;

/** One number of a request that does not depend on the order of its keys. */
export function requestHash(request: unknown): string {
  return createHash('sha256').update(canonical(request)).digest('base64url');
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value !== null && typeof value === 'object') {
    const pairs = Object.entries(value)
      .filter(([, inner]) => inner !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`);
    return `{${pairs.join(',')}}`;
  }
  return JSON.stringify(value) ?? 'null';
}

async function replay<T>(tx: Orm, call: IdempotentCall): Promise<IdempotentAnswer<T>> {
  const [stored] = await tx
    .select()
    .from(idempotencyKey)
    .where(
      and(
        eq(idempotencyKey.userId, call.userId),
        eq(idempotencyKey.operation, call.operation),
        eq(idempotencyKey.key, call.key),
      ),
    );
  if (!stored || stored.requestHash !== call.requestHash) {
    throw new IdempotencyConflictError(`The key ${call.key} was used for another request`);
  }
  return { answer: stored.answer as T, replayed: true };
}

/**
 * Takes the key in a statement of several, by {@link callValues}: the parts that change something run only if `CLAIMED`
 * holds. A second call waits here until the first one is through. `when` says after which part.
 */
export const claimPart = (when: SQL = sql`true`): SQL =>
  sql`INSERT INTO idempotency_key (user_id, operation, key, request_hash)
    SELECT ${sql.placeholder('caller')}::int, ${sql.placeholder('operation')}::text, ${sql.placeholder('key')}::text,
      ${sql.placeholder('request_hash')}::text
    WHERE ${when} ON CONFLICT DO NOTHING RETURNING key`;

/** True where the part `claim` took the key. */
export const CLAIMED: SQL = sql`EXISTS (SELECT 1 FROM claim)`;

/** Stores the `answer` with the key, by {@link callValues}. */
export const storePart = (orm: Orm) =>
  orm
    .update(idempotencyKey)
    .set({ answer: sql`${sql.placeholder('answer')}::jsonb` })
    .where(
      and(
        eq(idempotencyKey.userId, sql.placeholder('caller')),
        eq(idempotencyKey.operation, sql.placeholder('operation')),
        eq(idempotencyKey.key, sql.placeholder('key')),
      ),
    );

const callValues = ({ userId, operation, key, requestHash: hash }: IdempotentCall) => ({
  caller: userId,
  operation,
  key,
  request_hash: hash,
});

/** How a call that is made often is settled. */
export interface Settlement<T, R extends { claimed: unknown }> {
  /** One statement: takes the key (`claimPart`), and reads and locks all that the decision needs. */
  read(tx: Orm, call: Record<string, unknown>): Promise<R>;
  /** Refuses by throwing. */
  decide(
    tx: Orm,
    row: R,
  ): Promise<{
    answer: T;
    /** One statement: writes all of it, with the answer (`storePart`). Throws where it must not stand. */
    write(call: Record<string, unknown>): Promise<void>;
  }>;
}

/**
 * {@link withIdempotency} for what is done often.
 *
 * @throws IdempotencyConflictError when the key belongs to another request
 */
export function settle<T, R extends { claimed: unknown }>(
  database: Database,
  call: IdempotentCall,
  { read, decide }: Settlement<T, R>,
): Promise<IdempotentAnswer<T>> {
  return inTransaction(database, async (tx) => {
    const values = callValues(call);
    const row = await read(tx, values);
    if (row.claimed !== true) return replay(tx, call);
    const { answer, write } = await decide(tx, row);
    await write({ ...values, answer: JSON.stringify(answer) });
    return { answer, replayed: false };
  });
}

/**
 * Runs `fn` once for a key. The key, the effect and the answer are one transaction: a second call with the
 * same request waits for the first and gets its answer, also when both arrive at once. What `fn` throws
 * undoes the key too, so a refused spend may be tried again with the same key once there are tokens.
 * `fn` must use only the transaction it is given, and its answer must be JSON.
 *
 * @throws IdempotencyConflictError when the key belongs to another request
 */
export const withIdempotency = <T>(
  database: Database,
  call: IdempotentCall,
  fn: (tx: Orm) => Promise<T>,
): Promise<IdempotentAnswer<T>> =>
  settle(database, call, {
    read: claimKey,
    decide: async (tx) => ({
      answer: await fn(tx),
      write: async (values) => void (await storeAnswer(tx, values)),
    }),
  });

const claimKey = statement('claim_key', () => ({
  parts: { claim: claimPart() },
  select: { claimed: CLAIMED },
}));
const storeAnswer = statement('store_answer', (orm) => ({
  parts: { kept: storePart(orm) },
  select: { done: sql`true` },
}));

/** Forgets keys that no client can still mean to repeat. */
export async function forgetOldKeys(orm: Orm, now = Date.now()): Promise<void> {
  await orm
    .delete(idempotencyKey)
    .where(lt(idempotencyKey.createdAt, new Date(now - KEEP_DAYS * 24 * 3_600_000)));
}
