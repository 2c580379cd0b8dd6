import { createHash, createHmac, randomBytes } from 'node:crypto';

/** A fresh secret seed for an app's draws. */
export const freshSeed = (): string => randomBytes(32).toString('base64url');

/**
 * The hash of a seed, shown while its app runs. Once the seed is revealed, anyone can check that it was used from the
 * start.
 */
export const proofOf = (seed: string): string => createHash('sha256').update(seed).digest('base64url');

/**
 * The draw (0 ≤ n < 1) of a ledger entry or a spin key: the first 48 bits of HMAC-SHA-256 of its id under the seed.
 * Nobody can predict it without the seed, and anybody can verify it with the seed.
 */
export const rollOf = (seed: string, entry: number | string): number =>
  createHmac('sha256', seed).update(String(entry)).digest().readUIntBE(0, 6) / 2 ** 48;
