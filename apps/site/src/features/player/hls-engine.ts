import { createLazyEngine } from '@footlight/room-widgets/live-player';

/** Loads the engine and hls.js together and early, because every live room needs both. */
const load = () => import('./live-session.ts');
export const warmUpEngine = (): void => void load().catch(() => undefined);

/** hls.js behind the player's engine interface, loaded when a stream is first played. */
export const hlsEngine = createLazyEngine(load);
