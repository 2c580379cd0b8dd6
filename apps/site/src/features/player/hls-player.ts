import type { PlayerLevel } from '@footlight/room-widgets';
import {
  levelPlan,
  type OpenSession,
  openLiveSession,
  type PlayStream,
  playNatively,
} from '@footlight/room-widgets/live-player';
import type Hls from 'hls.js';
import type { HlsConfig, LoaderConfig } from 'hls.js';

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

/** The least that a decoder of live video must support. */
const BASELINE = 'video/mp4; codecs="avc1.42E01E,mp4a.40.2"';

/** `Hls.isSupported()` is true with any one codec, for instance in a Firefox that has VP9 and no H.264. */
const lacksDecoder = (Build: typeof Hls, error: { fatal: boolean; type: string; details: string }): boolean =>
  error.fatal &&
  error.type === Build.ErrorTypes.MEDIA_ERROR &&
  (error.details === Build.ErrorDetails.MANIFEST_INCOMPATIBLE_CODECS_ERROR ||
    !Build.getMediaSource()?.isTypeSupported(BASELINE));

/** Opens a live session with a build of hls.js, or with the browser's own HLS where hls.js cannot run. */
export const openWith =
  (Build: typeof Hls, live: Partial<HlsConfig>): OpenSession =>
  (video, source, events, quality) =>
    // hls.js first: `canPlayType` may say "maybe" of native HLS, and it still fails.
    openLiveSession(
      video,
      source,
      events,
      quality,
      Build.isSupported() ? playWith(Build, live) : playNatively,
    );

const playWith =
  (Build: typeof Hls, live: Partial<HlsConfig>): PlayStream =>
  (video, address, wanted, reports) => {
    let quality = wanted;
    let levels: readonly PlayerLevel[] = [];
    const hls = new Build({
      // hls.js would load its worker from a blob URL, which the page's Trusted Types policy does not allow.
      enableWorker: false,
      ...live,
      // The session controls the latency.
      maxLiveSyncPlaybackRate: 1,
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
    hls.on(Build.Events.MANIFEST_PARSED, (_, parsed) => {
      levels = parsed.levels.map(({ height, name }, id) => ({ id, height, ...(name ? { name } : {}) }));
      reports.onLevels(levels);
      applyQuality(false);
      void video.play().catch(() => undefined);
    });
    hls.on(Build.Events.LEVEL_SWITCHED, (_, { level }) => reports.onLevel(level, hls.autoLevelEnabled));
    hls.on(Build.Events.ERROR, (_, error) => {
      const { fatal, type, response } = error;
      if (lacksDecoder(Build, error)) reports.onUnplayable();
      else if (response?.code === FORBIDDEN) reports.onFault('token');
      else if (response?.code === NOT_YET) reports.onFault('starting');
      else if (fatal) reports.onFault(type === Build.ErrorTypes.MEDIA_ERROR ? 'media' : 'network');
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
