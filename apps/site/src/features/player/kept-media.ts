import { createPlayerMedia, type PlayerMedia } from '@footlight/room-widgets';
import { hlsEngine } from './hls-engine.ts';

const kept = new Map<string, PlayerMedia>();

/** The media of a room, shared by the room page and the mini player. Browser only. */
export const mediaOf = (username: string): PlayerMedia => {
  const known = kept.get(username);
  if (known) return known;
  const made = createPlayerMedia(hlsEngine);
  kept.set(username, made);
  return made;
};

/** Stops the media of a room. */
export const endMedia = (username: string): void => {
  kept.get(username)?.play(null);
  kept.delete(username);
};

/** Stops the media of all other rooms: only one room plays at a time. */
export const endOtherMedia = (username: string): void => {
  for (const other of [...kept.keys()]) if (other !== username) endMedia(other);
};
