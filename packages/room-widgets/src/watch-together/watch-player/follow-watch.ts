import { watchCorrection, watchPosition } from '@footlight/contract';

/** The part of a video element that is needed to keep it in step. */
export type FollowedVideo = Pick<
  HTMLVideoElement,
  | 'currentTime'
  | 'duration'
  | 'paused'
  | 'ended'
  | 'seeking'
  | 'readyState'
  | 'playbackRate'
  | 'muted'
  | 'buffered'
  | 'play'
  | 'pause'
  | 'addEventListener'
  | 'removeEventListener'
>;

export interface FollowedState {
  is_playing: boolean;
  position_ms: number;
  at: number;
}

export interface FollowOptions {
  /** The shared state; null while nothing is known. */
  state: () => FollowedState | null;
  /** The platform's clock, Unix milliseconds. */
  now: () => number;
  /** The browser refused sound; the video plays muted. */
  onHeldBack: () => void;
  /** The browser waits for a click; or it no longer does. */
  onBlocked: (isBlocked: boolean) => void;
  /** The video lacks data; or it no longer does. */
  onWaiting: (isWaiting: boolean) => void;
}

const EVERY_MS = 200;
const FUTURE_DATA = 3;
const METADATA = 1;
/** A jump lands this much ahead, and playback starts when the shared position reaches it. */
const LEAD_MS = { buffered: 150, first: 600, most: 3_000 };
const EVENTS = ['loadedmetadata', 'canplay', 'seeked', 'playing', 'waiting', 'pause'] as const;

const isBuffered = ({ buffered }: Pick<FollowedVideo, 'buffered'>, seconds: number): boolean =>
  Array.from({ length: buffered.length }).some(
    (_, index) => buffered.start(index) <= seconds && seconds + 0.5 < buffered.end(index),
  );

/**
 * Keeps a video in step with the shared state (spec 2 §3): small drifts by a slightly changed speed, large ones by a jump.
 * A video that lacks data stops alone and catches up. Returns functions that apply a change at once, and that end it.
 */
export function followWatch(
  video: FollowedVideo,
  { state, now, onHeldBack, onBlocked, onWaiting }: FollowOptions,
): { sync: () => void; end: () => void } {
  let isBlocked = false;
  let hasEnded = false;
  let isStarting = false;
  /** A jump in progress: when it started. Playback is held until the shared position reaches the video's. */
  let jump: { startedAt: number; isCold: boolean } | null = null;
  let coldLead = LEAD_MS.first;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const block = (next: boolean) => {
    if (isBlocked === next) return;
    isBlocked = next;
    onBlocked(next);
  };

  const start = async (): Promise<void> => {
    if (isStarting || isBlocked) return;
    isStarting = true;
    try {
      await video.play();
    } catch (error) {
      // The next step recovers from anything but a refusal, such as a pause in the meantime.
      if (!(error instanceof Error) || error.name !== 'NotAllowedError' || hasEnded) return;
      if (video.muted) block(true);
      else {
        video.muted = true;
        onHeldBack();
        await video.play().catch(() => block(true));
      }
    } finally {
      isStarting = false;
    }
  };

  const jumpTo = (target: number, isPlaying: boolean, durationMs: number): void => {
    const isCold = !isBuffered(video, target / 1_000);
    const lead = !isPlaying ? 0 : isCold ? coldLead : LEAD_MS.buffered;
    if (isPlaying) jump = { startedAt: now(), isCold };
    if (!video.paused) video.pause();
    video.playbackRate = 1;
    video.currentTime = Math.min(durationMs, target + lead) / 1_000;
  };

  /** After a jump: waits for data, then for the shared position. False: it continues waiting. */
  const landed = (drift: number): boolean => {
    if (!jump) return true;
    if (video.seeking || video.readyState < FUTURE_DATA) return false;
    if (jump.isCold)
      coldLead = Math.min(LEAD_MS.most, Math.max(LEAD_MS.first, 1.2 * (now() - jump.startedAt)));
    jump = { ...jump, isCold: false };
    if (drift > 0 && drift <= LEAD_MS.most) {
      clearTimeout(timer);
      timer = setTimeout(step, Math.max(1, drift));
      if (drift > 8) return false;
    }
    jump = null;
    return true;
  };

  const step = (): void => {
    const shared = state();
    if (hasEnded || !shared || video.readyState < METADATA || !Number.isFinite(video.duration)) return;
    const durationMs = video.duration * 1_000;
    const target = watchPosition(shared, now(), durationMs);
    const drift = video.currentTime * 1_000 - target;
    const isAtEnd = target >= durationMs - 1;
    onWaiting(shared.is_playing && !isAtEnd && (video.readyState < FUTURE_DATA || video.seeking));
    if (!shared.is_playing) {
      jump = null;
      if (!video.paused) video.pause();
      if (!video.seeking && watchCorrection({ isPlaying: false, drift, rate: 1 }).kind === 'seek')
        jumpTo(target, false, durationMs);
      return;
    }
    // Both see the last moments of the video, even the one who is behind.
    if (video.ended) {
      if (!isAtEnd) jumpTo(target, true, durationMs);
      return;
    }
    if (!landed(drift) || video.seeking) return;
    if (video.paused) {
      if (!isAtEnd && Math.abs(drift) > 80) jumpTo(target, true, durationMs);
      else void start();
      return;
    }
    if (video.readyState < FUTURE_DATA) return;
    const correction = watchCorrection({ isPlaying: true, drift, rate: video.playbackRate });
    if (correction.kind === 'seek') jumpTo(target, true, durationMs);
    else if (video.playbackRate !== correction.rate) video.playbackRate = correction.rate;
  };

  const interval = setInterval(step, EVERY_MS);
  for (const name of EVENTS) video.addEventListener(name, step);
  return {
    sync: () => {
      block(false);
      step();
    },
    end: () => {
      hasEnded = true;
      clearInterval(interval);
      clearTimeout(timer);
      for (const name of EVENTS) video.removeEventListener(name, step);
    },
  };
}
