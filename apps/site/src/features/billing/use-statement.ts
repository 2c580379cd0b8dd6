import { readKey } from '@footlight/contract/client';
import { useRead } from '../../shell/api/use-read.ts';

const statementKey = readKey('GET /billing/fling_live_site');

/** The site's name on bank statements; null while unknown. It does not change during a visit. */
export const useStatement = (): string | null =>
  useRead(statementKey, { revalidateIfStale: false, revalidateOnFocus: false }).data?.descriptor ?? null;
