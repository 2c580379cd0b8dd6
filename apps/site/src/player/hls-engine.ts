import type { PlayerEngine, PlayerEngineEvents, PlayerLevel, PlayerSource } from '@footlight/room-widgets';
import type Hls from 'hls.js';

/** Fatal faults in a row before the engine says so; each one is answered with a recovery first. */
const MAX_RECOVERIES = 6;
/** An origin that says "not yet" (503) is given longer: it is starting, and will have the stream. */
const MAX_WAITS = 45;
const NOT_YET = 503;
const RECOVERY_DELAY = 1_000;

/**
 * hls.js behind the player's engine interface, loaded when a stream is first played. `Hls.isSupported()` is asked
 * before the browser's own HLS: some browsers say "maybe" and mean no.
 */
export const hlsEngine: PlayerEngine = {
  attach(video, source, events) {
    let isAttached = true;
    let hls: Hls | null = null;
    let recoveries = 0;

    const onPlaying = () => {
      recoveries = 0;
      events.onState('playing');
    };
    const onWaiting = () => events.onState('stalled');
    video.addEventListener('playing', onPlaying);
    video.addEventListener('waiting', onWaiting);
    events.onState('loading');

    import('hls.js/light').then(
      ({ default: Engine }) => {
        if (!isAttached) return;
        if (!Engine.isSupported()) return playNatively(video, source);
        hls = startHls(Engine, video, source, events, (isNotYet) => {
          recoveries += 1;
          return recoveries <= (isNotYet ? MAX_WAITS : MAX_RECOVERIES);
        });
      },
      () => isAttached && events.onState('failed'),
    );

    return {
      detach() {
        isAttached = false;
        video.removeEventListener('playing', onPlaying);
        video.removeEventListener('waiting', onWaiting);
        hls?.destroy();
        video.removeAttribute('src');
        video.load();
      },
      setLevel(id) {
        if (hls) hls.currentLevel = id === 'auto' ? -1 : id;
      },
      goLive() {
        const position = hls?.liveSyncPosition;
        if (position != null) video.currentTime = position;
        void video.play().catch(() => undefined);
      },
    };
  },
};

const playNatively = (video: HTMLVideoElement, source: PlayerSource): void => {
  video.src = source.url;
  void video.play().catch(() => undefined);
};

const startHls = (
  Engine: typeof Hls,
  video: HTMLVideoElement,
  source: PlayerSource,
  events: PlayerEngineEvents,
  mayRecover: (isNotYet: boolean) => boolean,
): Hls => {
  const hls = new Engine({
    // A worker would be made from a blob address, which the page's Trusted Types policy does not allow.
    enableWorker: false,
    liveSyncDurationCount: 2,
    liveMaxLatencyDurationCount: 6,
    maxLiveSyncPlaybackRate: 1.08,
    backBufferLength: 10,
    capLevelToPlayerSize: true,
  });
  hls.on(Engine.Events.MANIFEST_PARSED, (_, { levels }) => {
    events.onLevels(levels.map((level, id): PlayerLevel => ({ id, height: level.height })));
    void video.play().catch(() => undefined);
  });
  hls.on(Engine.Events.LEVEL_SWITCHED, (_, { level }) => events.onLevel(level, hls.autoLevelEnabled));
  hls.on(Engine.Events.ERROR, (_, { fatal, type, response }) => {
    if (!fatal) return;
    if (!mayRecover(response?.code === NOT_YET)) {
      events.onState('failed');
      return;
    }
    events.onState('stalled');
    if (type === Engine.ErrorTypes.MEDIA_ERROR) {
      hls.recoverMediaError();
      return;
    }
    setTimeout(() => {
      // Without levels the master playlist itself failed and is loaded again.
      if (hls.levels.length === 0) hls.loadSource(source.url);
      else hls.startLoad();
    }, RECOVERY_DELAY);
  });
  hls.loadSource(source.url);
  hls.attachMedia(video);
  return hls;
};
