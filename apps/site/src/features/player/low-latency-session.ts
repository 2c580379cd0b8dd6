import Hls from 'hls.js';
import { openWith } from './hls-player.ts';

/**
 * The whole hls.js, because the light build plays no sound that has a playlist of its own. The playlist says how far behind
 * the live edge to play.
 */
export const openSession = openWith(Hls, {});
