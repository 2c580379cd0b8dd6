import type { PlayerSource } from '@footlight/room-widgets';
import { createLazyEngine } from '@footlight/room-widgets/live-player';

/** Loads the engine and hls.js together and early, because every live room needs both. */
const load = ({ isLowLatency }: PlayerSource) =>
  isLowLatency ? import('./low-latency-session.ts') : import('./live-session.ts');
export const warmUpEngine = (source: PlayerSource): void => void load(source).catch(() => undefined);

/** hls.js behind the player's engine interface, loaded when a stream is first played. */
export const hlsEngine = createLazyEngine(load);
