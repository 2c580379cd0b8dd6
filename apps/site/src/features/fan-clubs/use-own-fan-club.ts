import type { CallInput } from '@footlight/contract/operations';
import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import { useApi } from '../../shell/api/api.ts';
import { fanPostsKey } from '../../shell/api/fan-post-keys.ts';
import { fanClubKey } from '../../shell/api/keys.ts';

/** A broadcaster's calls about their own fan club. */
export const useOwnFanClub = (username: string) => {
  const api = useApi();
  const { mutate } = useSWRConfig();
  return useMemo(
    () => ({
      async save(body: CallInput<'POST /user/fanclub/settings'>['body']): Promise<void> {
        const club = await api('POST /user/fanclub/settings', { body });
        await mutate(fanClubKey(username), club, { revalidate: false });
      },
      /** Resolves with the number of fans who received the message. */
      async sendMessage(body: CallInput<'POST /user/fanclub/message'>['body']): Promise<number> {
        const { sent } = await api('POST /user/fanclub/message', { body });
        return sent;
      },
      /** Resolves with the id of the post. */
      async post(body: CallInput<'POST /user/fanclub/post'>['body']): Promise<number> {
        const { post_id } = await api('POST /user/fanclub/post', { body });
        void mutate(fanPostsKey(username));
        return post_id;
      },
    }),
    [api, mutate, username],
  );
};
