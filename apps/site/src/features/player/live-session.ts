import Hls from 'hls.js/light';
import { openWith } from './hls-player.ts';

export const openSession = openWith(Hls, {
  liveSyncDurationCount: 2,
  // hls.js jumps only when it is far behind.
  liveMaxLatencyDurationCount: 12,
  liveSyncOnStallIncrease: 0,
});
