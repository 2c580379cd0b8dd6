import { readKey } from '@footlight/client';

export const earningsKey = (span: { from: string; to: string }) =>
  readKey('GET /studio/earnings', { query: span });
