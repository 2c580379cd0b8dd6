import { readKey } from '@footlight/contract/client';
import { useRead } from './use-read.ts';

const statementKey = readKey('GET /billing/fling_live_site');

/** How payments of this site stand on a bank statement; null while unknown. It does not change while one is here. */
export const useStatement = (): string | null =>
  useRead(statementKey, { revalidateIfStale: false, revalidateOnFocus: false }).data?.descriptor ?? null;
