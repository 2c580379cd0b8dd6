import type {
  PlayerEngineEvents,
  PlayerEngineHandle,
  PlayerSource,
  PlayerState,
} from '../video-player/player-engine.ts';
import { type Edge, edgeOf, onEdge } from './edges.ts';
import { freshLatency, latencyStep } from './latency.ts';
import { type Fault, freshRepair, type RepairAction, repairStep } from './repair.ts';
import type { PlayerReports, PlayStream, StreamPlayer } from './stream-player.ts';

/** Milliseconds between two checks of the picture. */
const LOOK_EVERY = 500;
/** Milliseconds without a first picture after which the chosen quality is too high for the connection. */
const STRAINED_AFTER = 5_000;

const bufferedAhead = (video: HTMLVideoElement): number => {
  const { buffered, currentTime } = video;
  for (let at = 0; at < buffered.length; at += 1) {
    if (buffered.start(at) <= currentTime + 0.1 && buffered.end(at) > currentTime) {
      return buffered.end(at) - currentTime;
    }
  }
  return 0;
};

/**
 * Plays one live stream by `play` until it is detached. Twice a second it checks progress and latency, and applies the
 * actions of `repairStep` and `latencyStep`. It makes no request itself.
 */
export const openLiveSession = (
  video: HTMLVideoElement,
  first: PlayerSource,
  events: PlayerEngineEvents,
  firstQuality: string,
  play: PlayStream,
): PlayerEngineHandle => {
  const page = video.ownerDocument.baseURI;
  const openedAt = performance.now();
  let quality = firstQuality;
  let asked = firstQuality;
  let edges: Edge[] = [];
  let address = first.url;
  let at = 0;
  let fault: Fault | null = null;
  let hasStopped = false;
  let isBack = false;
  let awaitsToken = false;
  let isUnplayable = false;
  let said: PlayerState = 'loading';
  let repair = freshRepair(openedAt);
  let latency = freshLatency;

  const take = (source: PlayerSource) => {
    address = source.url;
    edges = [source.url, ...(source.alternates ?? [])].map((one) => edgeOf(one, page));
  };
  take(first);
  const current = (): Edge => edges[at % edges.length] as Edge;

  const reports: PlayerReports = {
    onLevels: events.onLevels,
    onLevel: events.onLevel,
    onFault(next) {
      fault = next;
    },
    onUnplayable() {
      isUnplayable = true;
    },
    route: (request) => onEdge(new URL(request, page).href, edges, current(), page),
  };
  const start = (): StreamPlayer => play(video, new URL(address, page).href, asked, reports);
  let player = start();

  const act = (action: RepairAction) => {
    if (action === 'renew') {
      awaitsToken = true;
      events.onExpired?.();
    } else if (action === 'media') player.recoverMedia();
    else if (action === 'live') player.goLive();
    else {
      at += 1;
      if (action === 'switch') return player.reload();
      player.destroy();
      player = start();
    }
  };

  const look = () => {
    if (isUnplayable) {
      end();
      events.onState('unsupported');
      return;
    }
    const now = performance.now();
    const hasPicture = video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA;
    const step = repairStep(repair, {
      now,
      time: video.currentTime,
      // Without a picture the viewer did not pause: playback has not started or is restarting.
      isPaused: video.paused && hasPicture,
      hasPicture,
      segment: player.segment,
      segmentLength: player.segmentLength,
      fault,
    });
    repair = step.state;
    fault = null;
    if (said !== repair.word) {
      said = repair.word;
      events.onState(said);
    }
    if (step.action) act(step.action);

    const near = latencyStep(latency, {
      now,
      latency: player.latency ?? Number.NaN,
      target: player.target ?? Number.NaN,
      buffered: bufferedAhead(video),
      isPlaying: said === 'playing' && !video.paused && !repair.isStale,
      hasStopped,
      isBack,
    });
    latency = near.state;
    hasStopped = false;
    isBack = false;
    if (near.jumps) player.goLive();
    // A connection too slow for the chosen quality uses automatic quality until its rest period ends.
    const strained = now < latency.restUntil || (!repair.hasPlayed && now - openedAt > STRAINED_AFTER);
    const next = strained && quality !== 'saver' ? 'auto' : quality;
    if (next !== asked) {
      asked = next;
      player.setQuality(asked);
    }
    if (video.playbackRate !== near.rate) video.playbackRate = near.rate;
  };

  const onWaiting = () => {
    hasStopped ||= said === 'playing';
  };
  const onVisible = () => {
    if (document.visibilityState !== 'visible') return;
    isBack = true;
    look();
  };
  video.addEventListener('waiting', onWaiting);
  // Report the first frame immediately, not at the next check.
  video.addEventListener('playing', look);
  document.addEventListener('visibilitychange', onVisible);
  const timer = setInterval(look, LOOK_EVERY);

  const end = () => {
    clearInterval(timer);
    video.removeEventListener('waiting', onWaiting);
    video.removeEventListener('playing', look);
    document.removeEventListener('visibilitychange', onVisible);
    player.destroy();
  };

  return {
    detach() {
      end();
      video.removeAttribute('src');
      video.load();
    },
    setQuality(next) {
      quality = next;
      asked = next;
      player.setQuality(next);
    },
    goLive() {
      player.goLive();
      void video.play().catch(() => undefined);
    },
    renew(source) {
      take(source);
      // Requests that follow carry the new token. Only one that was refused is worth a new start.
      if (awaitsToken || fault === 'token') player.reload();
      awaitsToken = false;
    },
  };
};
