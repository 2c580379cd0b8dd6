import type { CallAnswer } from '@footlight/contract/operations';
import { useSWRConfig } from 'swr';
import { useApi } from '../../shell/api/api.ts';
import { useRead } from '../../shell/api/use-read.ts';
import { noteKey } from './people-keys.ts';

/** The user's own note about another user, and the call that saves it. */
export const useNote = (username: string) => {
  const api = useApi();
  const { mutate } = useSWRConfig();
  const read = useRead(noteKey(username), { revalidateOnFocus: false });
  const save = async (notes: string): Promise<void> => {
    const params = { username };
    const stored = await api('POST /user/{username}/notes', { params, body: { notes } });
    await mutate<CallAnswer<'GET /user/{username}/notes'>>(noteKey(username), stored, { revalidate: false });
  };
  return { text: read.data?.notes, error: read.error, save };
};
