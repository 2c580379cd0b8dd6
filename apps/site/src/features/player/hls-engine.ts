import type { PlayerEngine, PlayerEngineHandle, PlayerSource } from '@footlight/room-widgets';

/** Loads the engine and hls.js together and early, because every live room needs both. */
const load = () => import('./live-session.ts');
export const warmUpEngine = (): void => void load().catch(() => undefined);

/** hls.js behind the player's engine interface, loaded when a stream is first played. */
export const hlsEngine: PlayerEngine = {
  attach(video, source, events) {
    let session: PlayerEngineHandle | null = null;
    let isAttached = true;
    let latest: PlayerSource = source;
    let quality = 'auto';
    events.onState('loading');
    load()
      .catch(load)
      .then(
        ({ openSession }) => {
          if (isAttached) session = openSession(video, latest, events, quality);
        },
        () => isAttached && events.onState('failed'),
      );
    return {
      detach() {
        isAttached = false;
        session?.detach();
      },
      setQuality(next) {
        quality = next;
        session?.setQuality(next);
      },
      goLive: () => session?.goLive(),
      renew(next) {
        latest = next;
        session?.renew(next);
      },
    };
  },
};
