/** The lines of a room, to feed `Chat` from a socket (`@footlight/room-widgets/room-log`). */

export type { RoomLine } from '@footlight/contract/realtime';
export { createRoomLog, type RoomHistory, type RoomLog } from './room-log.ts';
