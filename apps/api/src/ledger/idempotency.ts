import { createHash } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import { type Database, inTransaction, type Orm } from '../db/database.ts';
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

/**
 * Runs `fn` once for a key. The key, the effect and the answer are one transaction: a second call with the
 * same request waits for the first and gets its answer, also when both arrive at once. What `fn` throws
 * undoes the key too, so a refused spend may be tried again with the same key once there are tokens.
 * `fn` must use only the transaction it is given, and its answer must be JSON.
 *
 * @throws IdempotencyConflictError when the key belongs to another request
 */
export function withIdempotency<T>(
  database: Database,
  call: IdempotentCall,
  fn: (tx: Orm) => Promise<T>,
): Promise<IdempotentAnswer<T>> {
  const { userId, operation, key } = call;
  const sameKey = and(
    eq(idempotencyKey.userId, userId),
    eq(idempotencyKey.operation, operation),
    eq(idempotencyKey.key, key),
  );
  return inTransaction(database, async (tx) => {
    const claimed = await tx
      .insert(idempotencyKey)
      .values({ userId, operation, key, requestHash: call.requestHash })
      .onConflictDoNothing()
      .returning({ key: idempotencyKey.key });
    if (claimed.length === 0) {
      const [stored] = await tx.select().from(idempotencyKey).where(sameKey);
      if (!stored || stored.requestHash !== call.requestHash) {
        throw new IdempotencyConflictError(`The key ${key} was used for another request`);
      }
      return { answer: stored.answer as T, replayed: true };
    }
    const answer = await fn(tx);
    await tx.update(idempotencyKey).set({ answer }).where(sameKey);
    return { answer, replayed: false };
  });
}

/** Forgets keys that no client can still mean to repeat. */
export async function forgetOldKeys(orm: Orm, now = Date.now()): Promise<void> {
  await orm
    .delete(idempotencyKey)
    .where(lt(idempotencyKey.createdAt, new Date(now - KEEP_DAYS * 24 * 3_600_000)));
}
