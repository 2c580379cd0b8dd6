import { type OpenSession, openLiveSession, playNatively } from '@footlight/room-widgets/live-player';
import { isHlsSupported, playWithHls } from './hls-player.ts';

/** A live session with hls.js, or with the browser's own HLS where hls.js cannot run. */
export const openSession: OpenSession = (video, source, events, quality) =>
  openLiveSession(video, source, events, quality, isHlsSupported() ? playWithHls : playNatively);
