import type {
  PlayerEngine,
  PlayerEngineEvents,
  PlayerEngineHandle,
  PlayerSource,
} from '../video-player/player-engine.ts';

/** Opens a session of a stream, such as a function that calls `openLiveSession`. */
export type OpenSession = (
  video: HTMLVideoElement,
  source: PlayerSource,
  events: PlayerEngineEvents,
  quality: string,
) => PlayerEngineHandle;

/**
 * An engine whose code loads when a stream is first played: `createLazyEngine(() => import('./session.ts'))`. A load that
 * fails is tried once more.
 */
export const createLazyEngine = (
  load: (source: PlayerSource) => Promise<{ openSession: OpenSession }>,
): PlayerEngine => ({
  attach(video, source, events) {
    let session: PlayerEngineHandle | null = null;
    let isAttached = true;
    let latest: PlayerSource = source;
    let quality = 'auto';
    events.onState('loading');
    load(source)
      .catch(() => load(source))
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
});
