import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDataFolder } from './data-folder.ts';

/** Signs short texts. Each purpose has its own key, so that a token of one kind is not valid as another. */
export interface Signer {
  sign(purpose: string, text: string): string;
  verify(purpose: string, text: string, signature: string): boolean;
}

export function createSigner(secret: string): Signer {
  const keys = new Map<string, Buffer>();
  const keyFor = (purpose: string): Buffer => {
    let key = keys.get(purpose);
    if (!key) {
      key = createHmac('sha256', secret).update(`footlight:${purpose}`).digest();
      keys.set(purpose, key);
    }
    return key;
  };
  const sign = (purpose: string, text: string) =>
    createHmac('sha256', keyFor(purpose)).update(text).digest('base64url');
  return {
    sign,
    verify: (purpose, text, signature) => sameText(sign(purpose, text), signature),
  };
}

/** Compares in constant time. */
export function sameText(a: string, b: string): boolean {
  const left = createHash('sha256').update(a).digest();
  const right = createHash('sha256').update(b).digest();
  return timingSafeEqual(left, right);
}

/** A secret that survives restarts: created once and stored in the data folder, readable only by this user. */
export function keptSecret(dataDir: string): string {
  if (dataDir === ':memory:') return randomBytes(32).toString('base64url');
  openDataFolder(dataDir);
  const path = join(dataDir, 'secret');
  try {
    writeFileSync(path, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const secret = readFileSync(path, 'utf8').trim();
  if (secret.length < 32)
    throw new Error(`The secret in ${path} is damaged. Delete the file to create a new one`);
  return secret;
}
