import { MAX_FEED_HIDDEN } from '@footlight/contract';
import type { CallAnswer } from '@footlight/contract/operations';
import { useAtom } from 'jotai';
import { useSWRConfig } from 'swr';
import { useApi } from '../../shell/api/api.ts';
import { useCurrentUser } from '../../shell/session/use-current-user.ts';
import { storedAtom } from '../../shell/storage/stored-atom.ts';
import { isFeedKey } from './content-keys.ts';

/** The broadcasters whom a guest hides, kept by this browser. */
const guestHiddenAtom = storedAtom<string[]>('feed-hidden', [], 'local');

/** Hidden broadcasters of the feed: of the account, or of this browser for guests (spec 3 §3, modelsHidden). */
export const useFeedHidden = (ofAccount: readonly string[]) => {
  const api = useApi();
  const { mutate } = useSWRConfig();
  const { isLoggedIn } = useCurrentUser();
  const [ofGuest, setOfGuest] = useAtom(guestHiddenAtom);
  const set = async (username: string, hidden: boolean): Promise<void> => {
    if (!isLoggedIn) {
      const others = ofGuest.filter((one) => one !== username);
      setOfGuest(hidden ? [username, ...others].slice(0, MAX_FEED_HIDDEN) : others);
      return;
    }
    const { modelsHidden } = await api('POST /feed/hidden/{username}', {
      params: { username },
      body: { hidden },
    });
    await mutate<CallAnswer<'GET /feed/{gender}'>>(isFeedKey, (page) => page && { ...page, modelsHidden }, {
      revalidate: false,
    });
  };
  return { hidden: isLoggedIn ? ofAccount : ofGuest, setHidden: set };
};
