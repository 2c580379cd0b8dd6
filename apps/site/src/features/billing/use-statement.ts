import { statementKey } from '../../shell/api/keys.ts';
import { useRead } from '../../shell/api/use-read.ts';

/** The site's name on bank statements; null while unknown. It does not change during a visit. */
export const useStatement = (): string | null =>
  useRead(statementKey, { revalidateIfStale: false, revalidateOnFocus: false }).data?.descriptor ?? null;
