import { createHash } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { idempotencyKey } from '../db/schema/index.ts';

/** The key was used before for a different request. */
export class IdempotencyConflictError extends Error {
  override readonly name = 'IdempotencyConflictError';
}

export interface IdempotentCall {
  userId: number;
  operation: string;
  /** Created by the client before it sends, and kept for retries. */
  key: string;
  requestHash: string;
}

export interface IdempotentAnswer<T> {
  answer: T;
  /** True if the effect happened earlier and this is the stored answer. */
  replayed: boolean;
}

/** Days that the server remembers a key. */
const KEEP_DAYS = 30;

/** A hash of a request, independent of the order of its keys. */
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
 * Runs `change` once per key, in one transaction with the key and the answer. A concurrent or later call with the same
 * request waits for the first and gets its answer. An error in `change` rolls the key back too, so a client may retry a
 * rejected spend with the same key. `change` must use only this transaction, and its answer must be JSON.
 *
 * @throws IdempotencyConflictError when the key belongs to another request
 */
export async function runOnce<T>(
  tx: Orm,
  call: IdempotentCall,
  change: (tx: Orm) => Promise<T>,
): Promise<IdempotentAnswer<T>> {
  const { requestHash: hash, ...key } = call;
  const ofCall = and(
    eq(idempotencyKey.userId, key.userId),
    eq(idempotencyKey.operation, key.operation),
    eq(idempotencyKey.key, key.key),
  );
  const claimed = await tx
    .insert(idempotencyKey)
    .values({ ...key, requestHash: hash })
    .onConflictDoNothing()
    .returning({ key: idempotencyKey.key });
  if (claimed.length === 0) {
    const [stored] = await tx.select().from(idempotencyKey).where(ofCall);
    if (stored?.requestHash !== hash) {
      throw new IdempotencyConflictError(`Idempotency key ${call.key} was used for a different request`);
    }
    return { answer: stored.answer as T, replayed: true };
  }
  const answer = await change(tx);
  await tx.update(idempotencyKey).set({ answer }).where(ofCall);
  return { answer, replayed: false };
}

/** Deletes expired keys. */
export async function forgetOldKeys(orm: Orm, now = Date.now()): Promise<void> {
  await orm
    .delete(idempotencyKey)
    .where(lt(idempotencyKey.createdAt, new Date(now - KEEP_DAYS * 24 * 3_600_000)));
}
