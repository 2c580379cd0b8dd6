import { useRead } from '../../shell/api/use-read.ts';
import { ageKey } from './age-key.ts';

/** Whether this visitor must verify their age; null while that is not known. */
export const useAgeDemand = (): boolean | null => {
  const { data, error } = useRead(ageKey, { revalidateOnMount: true });
  return data ? data.required : error ? false : null;
};
