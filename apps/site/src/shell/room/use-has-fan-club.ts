import type { Room } from '@footlight/contract';
import { useFanLevel } from '../session/use-fan-level.ts';

/** Whether the room links to its fan club: if it takes members, for its members, and for the broadcaster. */
export const useHasFanClub = (room: Room | undefined): boolean => {
  const isMember = useFanLevel(room?.user.username ?? '') !== null;
  return room !== undefined && (room.userSetting.fanclub.isEnabled || isMember || room.viewer.isStreamer);
};
