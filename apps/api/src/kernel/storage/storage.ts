import type { Readable } from 'node:stream';

/** A part of an object: from byte `start` to byte `end`, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** An opened object: its bytes, or those of the range, and the size of the whole. */
interface StoredObject {
  body: Readable;
  size: number;
}

/**
 * Where uploaded media are kept: a local folder, or an S3-compatible service. Keys are made by the platform, never from
 * what a user entered: lower-case folders and random names.
 */
export interface Storage {
  /** Stores a file of this machine under a key. An object of the same key is replaced as a whole. */
  put(key: string, path: string, type: string): Promise<void>;
  /** Null if there is no such object. A range beyond the end is cut. */
  get(key: string, range?: ByteRange): Promise<StoredObject | null>;
  exists(key: string): Promise<boolean>;
  /** Deletes an object; nothing happens if there is none. */
  delete(key: string): Promise<void>;
}

const KEY = /^[a-z]+(?:\/[A-Za-z0-9_-]{1,64}){1,3}\.[a-z0-9]{2,4}$/;

/** @throws Error for a key that the platform does not make: a bug of the caller */
export function checkKey(key: string): string {
  if (!KEY.test(key)) throw new Error(`Not a storage key: "${key}"`);
  return key;
}

/** The whole object, or the range, in memory; null if there is none. */
export async function readStored(storage: Storage, key: string, range?: ByteRange): Promise<Buffer | null> {
  const found = await storage.get(key, range);
  if (found === null) return null;
  const parts: Buffer[] = [];
  for await (const part of found.body) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
