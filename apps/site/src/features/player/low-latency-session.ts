import Hls from 'hls.js';
import { openWith } from './hls-player.ts';

/** The whole hls.js, because the light build plays no sound that has a playlist of its own. The server names the distance. */
export const openSession = openWith(Hls, {});
