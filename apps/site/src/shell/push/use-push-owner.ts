import { useApi } from '../api/api.ts';
import { useBoot } from '../boot/boot.ts';
import { useCurrentUser } from '../session/use-current-user.ts';
import { useSiteConfig } from '../site/use-site-config.ts';
import type { PushOwner } from './push.ts';

/** The owner of push messages in this browser; null for guests, and where the site offers none. */
export const usePushOwner = (): PushOwner | null => {
  const api = useApi();
  const { language } = useBoot();
  const { pushPublicKey: publicKey, preview } = useSiteConfig();
  const { data, isLoggedIn } = useCurrentUser();
  return publicKey && !preview && data && isLoggedIn
    ? { api, userId: data.user.id, language, publicKey }
    : null;
};
