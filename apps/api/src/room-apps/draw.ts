import { createHash, createHmac, randomBytes } from 'node:crypto';

/** A fresh secret that an app's draws are made from. */
export const freshSeed = (): string => randomBytes(32).toString('base64url');

/** What is shown of a seed while its app runs: whoever is told the seed later sees that it was this one all along. */
export const proofOf = (seed: string): string => createHash('sha256').update(seed).digest('base64url');

/**
 * The number from 0 up to 1 that an entry of the ledger, or the key of a spin, draws. HMAC-SHA-256 of its id under the
 * seed, its first 48 bits: nobody can foresee it without the seed, and everybody can check it with it.
 */
export const rollOf = (seed: string, entry: number | string): number =>
  createHmac('sha256', seed).update(String(entry)).digest().readUIntBE(0, 6) / 2 ** 48;
