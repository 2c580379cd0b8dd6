import type { Room } from '@footlight/contract';
import { statusOfRoom } from '../../features/player/use-stream-source.ts';
import type { FirstView } from '../../shell/routes/route-module.ts';

/** Parts of a room's first view: the video's, or those of a room without one. */
export const firstView = (data: unknown): FirstView => {
  if (!data) return {};
  return statusOfRoom(data as Room, false, false) === 'online'
    ? { next: ['src/features/player/live-session.ts'] }
    : { shown: ['src/pages/room/room-stage.tsx'], namespaces: ['player'] };
};
