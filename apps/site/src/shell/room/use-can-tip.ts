import { isInNoTokensCountry, type Room } from '@footlight/contract';
import { useCurrentUser } from '../session/use-current-user.ts';

/** Whether the visitor can pay this broadcaster: nobody pays themselves, nor from a country without tokens. */
export const useCanTip = (room: Room): boolean => {
  const user = useCurrentUser().data?.user;
  return !room.viewer.isStreamer && !(user && isInNoTokensCountry(user));
};
