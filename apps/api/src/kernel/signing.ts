import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDataFolder } from './data-folder.ts';

/** Signs and seals short texts. Each purpose has its own key, so that a token of one kind is not valid as another. */
export interface Signer {
  sign(purpose: string, text: string): string;
  verify(purpose: string, text: string, signature: string): boolean;
  /** Encrypts a text for storage. Only the same purpose and `about`, such as the row's owner, open it again. */
  seal(purpose: string, text: string, about: string): string;
  /** @throws Error if the text was not sealed with this secret, for this purpose and `about` */
  open(purpose: string, sealed: string, about: string): string;
}

const IV_BYTES = 12;
const TAG_BYTES = 16;

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
    seal: (purpose, text, about) => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', keyFor(purpose), iv).setAAD(Buffer.from(about));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
    },
    open: (purpose, sealed, about) => {
      const bytes = Buffer.from(sealed, 'base64url');
      const [iv, tag] = [bytes.subarray(0, IV_BYTES), bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)];
      const decipher = createDecipheriv('aes-256-gcm', keyFor(purpose), iv, { authTagLength: TAG_BYTES });
      decipher.setAAD(Buffer.from(about)).setAuthTag(tag);
      const body = bytes.subarray(IV_BYTES + TAG_BYTES);
      return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
    },
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
