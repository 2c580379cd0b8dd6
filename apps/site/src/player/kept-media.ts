import { createPlayerMedia, type PlayerMedia } from '@footlight/room-widgets';
import { hlsEngine } from './hls-engine.ts';

const kept = new Map<string, PlayerMedia>();

/** The media of a room: the same while it is shown somewhere, in the room or in the corner. Only in a browser. */
export const mediaOf = (username: string): PlayerMedia => {
  const known = kept.get(username);
  if (known) return known;
  const made = createPlayerMedia(hlsEngine);
  kept.set(username, made);
  return made;
};

/** Ends what plays of a room. */
export const endMedia = (username: string): void => {
  kept.get(username)?.play(null);
  kept.delete(username);
};

/** One room is heard at a time. */
export const endOtherMedia = (username: string): void => {
  for (const other of [...kept.keys()]) if (other !== username) endMedia(other);
};
