import { readKey } from '@footlight/client';

export const libraryKey = (page: number) =>
  readKey('GET /studio/media', { query: page > 1 ? { page: String(page) } : {} });

/** All pages of the own library. */
export const concernsLibrary = (key: unknown): boolean =>
  Array.isArray(key) && key[0] === 'GET /studio/media';
