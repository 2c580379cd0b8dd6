import { readKey } from '@footlight/contract/client';

export const earningsKey = (span: { from: string; to: string }) =>
  readKey('GET /studio/earnings', { query: span });
