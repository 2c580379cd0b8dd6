import type { PlayerLevel } from '@footlight/room-widgets';
import { levelPlan, type PlayStream } from '@footlight/room-widgets/live-player';
import Hls, { type LoaderConfig } from 'hls.js/light';

const NOT_YET = 503;
const FORBIDDEN = 403;

/** hls.js gives up soon, because the session retries on other edges. */
const policy = (retries: number): { default: LoaderConfig } => ({
  default: {
    maxTimeToFirstByteMs: 5_000,
    maxLoadTimeMs: 10_000,
    timeoutRetry: { maxNumRetry: retries, retryDelayMs: 0, maxRetryDelayMs: 0 },
    errorRetry: { maxNumRetry: retries, retryDelayMs: 500, maxRetryDelayMs: 1_000 },
  },
});

/** What the weakest decoder of live video must know. */
const BASELINE = 'video/mp4; codecs="avc1.42E01E,mp4a.40.2"';

export const isHlsSupported = (): boolean => Hls.isSupported();

/** `Hls.isSupported()` is true with any one codec, for instance in a Firefox that has VP9 and no H.264. */
const lacksDecoder = (error: { fatal: boolean; type: string; details: string }): boolean =>
  error.fatal &&
  error.type === Hls.ErrorTypes.MEDIA_ERROR &&
  (error.details === Hls.ErrorDetails.MANIFEST_INCOMPATIBLE_CODECS_ERROR ||
    !Hls.getMediaSource()?.isTypeSupported(BASELINE));

/**
 * Plays with the light build of hls.js. Check `isHlsSupported()` before native HLS: `canPlayType` may say "maybe" and
 * still fail.
 */
export const playWithHls: PlayStream = (video, address, wanted, reports) => {
  let quality = wanted;
  let levels: readonly PlayerLevel[] = [];
  const hls = new Hls({
    // hls.js would load its worker from a blob URL, which the page's Trusted Types policy does not allow.
    enableWorker: false,
    liveSyncDurationCount: 2,
    // hls.js jumps only when it is far behind; below that, the session controls the latency.
    liveMaxLatencyDurationCount: 12,
    maxLiveSyncPlaybackRate: 1,
    liveSyncOnStallIncrease: 0,
    backBufferLength: 10,
    maxBufferLength: 12,
    capLevelToPlayerSize: true,
    startFragPrefetch: true,
    testBandwidth: false,
    manifestLoadPolicy: policy(0),
    playlistLoadPolicy: policy(1),
    fragLoadPolicy: policy(1),
    xhrSetup(xhr, address) {
      xhr.open('GET', reports.route(address), true);
    },
  });
  const applyQuality = (isChange: boolean) => {
    const { fixed, cap } = levelPlan(levels, quality);
    hls.autoLevelCapping = cap ?? -1;
    // During playback, switch at the next segment so that the picture does not stop.
    if (isChange) hls.nextLevel = fixed ?? -1;
    else if (fixed !== null) hls.startLevel = hls.loadLevel = fixed;
    reports.onLevel(fixed ?? Math.max(hls.currentLevel, 0), fixed === null);
  };
  hls.on(Hls.Events.MANIFEST_PARSED, (_, parsed) => {
    levels = parsed.levels.map(({ height, name }, id) => ({ id, height, ...(name ? { name } : {}) }));
    reports.onLevels(levels);
    applyQuality(false);
    void video.play().catch(() => undefined);
  });
  hls.on(Hls.Events.LEVEL_SWITCHED, (_, { level }) => reports.onLevel(level, hls.autoLevelEnabled));
  hls.on(Hls.Events.ERROR, (_, error) => {
    const { fatal, type, response } = error;
    if (lacksDecoder(error)) reports.onUnplayable();
    else if (response?.code === FORBIDDEN) reports.onFault('token');
    else if (response?.code === NOT_YET) reports.onFault('starting');
    else if (fatal) reports.onFault(type === Hls.ErrorTypes.MEDIA_ERROR ? 'media' : 'network');
  });
  hls.loadSource(address);
  hls.attachMedia(video);
  const details = () => hls.latestLevelDetails;
  const goLive = () => {
    const position = hls.liveSyncPosition;
    if (position !== null) video.currentTime = position;
  };
  return {
    get segment() {
      return details()?.endSN ?? null;
    },
    get segmentLength() {
      return details()?.targetduration ?? 2;
    },
    get latency() {
      return details() ? hls.latency : null;
    },
    get target() {
      return hls.targetLatency;
    },
    goLive,
    reload() {
      // No levels: the master playlist failed to load.
      if (hls.levels.length === 0) {
        hls.loadSource(address);
        return;
      }
      hls.stopLoad();
      hls.startLoad(-1);
    },
    recoverMedia: () => hls.recoverMediaError(),
    setQuality(next) {
      quality = next;
      if (levels.length > 0) applyQuality(true);
    },
    destroy: () => hls.destroy(),
  };
};
