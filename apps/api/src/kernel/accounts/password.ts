import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import pLimit from 'p-limit';
import { ApiError } from '../api-error.ts';

/** scrypt cost (log2): OWASP's minimum with the block size below. A hash takes 128 MB while it is made. */
const COST = 17;
const BLOCK = 8;
const KEY_BYTES = 32;

/** Matches no password: for accounts that cannot log in. */
export const NO_PASSWORD = '!';

/** Few hashes at once, for the memory; the threads of the pool also have other work. */
const AT_ONCE = 2;
const MOST_WAITING = 40;
const queue = pLimit(AT_ONCE);

/** @throws ApiError `unavailable` when too many hashes wait already */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (queue.pendingCount >= MOST_WAITING) throw new ApiError('unavailable');
  return queue(work);
}

function derive(password: string, salt: Buffer, cost: number): Promise<Buffer> {
  const options: ScryptOptions = { N: 2 ** cost, r: BLOCK, p: 1, maxmem: 256 * 1024 * 1024 };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

/** `scrypt$<log2 cost>$<salt>$<key>`, both in base64url. */
export async function hashPassword(password: string, cost: number = COST): Promise<string> {
  const salt = randomBytes(16);
  const key = await inTurn(() => derive(password, salt, cost));
  return `scrypt$${cost}$${salt.toString('base64url')}$${key.toString('base64url')}`;
}

/** Whether a hash was made with less than today's cost: the next login replaces it. */
export const isWeakHash = (stored: string, cost = COST): boolean => Number(stored.split('$')[1]) < cost;

const DECOY = `scrypt$${COST}$${randomBytes(16).toString('base64url')}$${randomBytes(KEY_BYTES).toString('base64url')}`;

/** Takes the same time for an unknown account (null) as for a known one, so that nobody can probe for names. */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const usable = stored?.startsWith('scrypt$') ? stored : DECOY;
  const [, cost = '', salt = '', key = ''] = usable.split('$');
  const expected = Buffer.from(key, 'base64url');
  const actual = await inTurn(() => derive(password, Buffer.from(salt, 'base64url'), Number(cost)));
  return actual.length === expected.length && timingSafeEqual(actual, expected) && usable === stored;
}
