import type { Room } from '@footlight/contract';
import type { ROOM_APPS } from '@footlight/contract/room-apps';

/** Repeated here, so that a room does not load the schemas of all apps; the type keeps it equal to the contract. */
const TIP_GOAL: (typeof ROOM_APPS)['tip_goal'] = 1;

/** Whether the room has a goal; its numbers are read after the room. */
export const hasGoal = ({ chat }: Room): boolean =>
  chat.installedAppId === TIP_GOAL || chat.installedModuleIdList.includes(TIP_GOAL);

/** Statuses in which a tip can be split; private shows are excluded (spec 2 §4). */
const SPLIT_STATUSES: readonly string[] = ['online', 'standby'];

/** Whether a tip may be split here. */
export const isSplitRoom = ({ chat, mode }: Room): boolean =>
  SPLIT_STATUSES.includes(chat.status) && mode === 'public';

/** Whether the room has cards of apps, besides its goal. */
export const hasAppCards = (room: Room): boolean =>
  room.toy !== null ||
  isSplitRoom(room) ||
  [room.chat.installedAppId, ...room.chat.installedModuleIdList].some((id) => id !== null && id !== TIP_GOAL);
