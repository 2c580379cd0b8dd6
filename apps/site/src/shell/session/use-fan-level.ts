import type { FanclubLevel } from '@footlight/contract';
import { useCurrentUser } from './use-current-user.ts';

/** The viewer's level in a broadcaster's fan club; null without a membership. */
export const useFanLevel = (username: string): FanclubLevel | null => {
  const { data } = useCurrentUser();
  const found = data?.fanclub_membership_list.find(({ modelUsername }) => modelUsername === username);
  return found?.level ?? null;
};
