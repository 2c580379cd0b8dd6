/**
 * The arithmetic of a rolling live playlist over an endless loop of finished segments.
 *
 * Everything is a function of the wall clock, so that any number of processes answer the same playlist
 * without talking to each other. Times are milliseconds, sequence numbers count segments since the epoch.
 */

/** Length of one segment, in milliseconds. */
export const SEGMENT_MS = 2_000;
/** Segments per loop; then the timestamps restart, which is a discontinuity. */
export const SEGMENTS_PER_LOOP = 5;
/** Length of a loop, in seconds. */
export const LOOP_SECONDS = (SEGMENT_MS / 1000) * SEGMENTS_PER_LOOP;
/** Segments in a playlist. */
export const WINDOW_SEGMENTS = 6;
/** Segments that stay available after they left the playlist, for slow players. */
const GRACE_SEGMENTS = 30;

/**
 * The discontinuity number restarts after this many loops, about every day. Counted since the epoch it would be
 * near a hundred million, and hls.js walks an array up to it for every playlist, which blocks the page for a second.
 */
export const DISCONTINUITY_CYCLE = 10_000;

const LOOP_MS = SEGMENT_MS * SEGMENTS_PER_LOOP;

/** One segment of a window. `startsAt` is its wall-clock time, `index` its position in the loop. */
interface TimelineSegment {
  sequence: number;
  index: number;
  startsAt: number;
  discontinuity: boolean;
}

/** The content of a media playlist at one moment. */
export interface TimelineWindow {
  mediaSequence: number;
  discontinuitySequence: number;
  segments: TimelineSegment[];
}

/** The segment being recorded at `now`; all before it are finished. `offset` shifts a stream's clock. */
function liveSequence(now: number, offset: number): number {
  return Math.floor((now + (offset % LOOP_MS)) / SEGMENT_MS);
}

/** The playlist window at `now`: the last finished segments, oldest first. */
export function timelineWindow(now: number, offset: number): TimelineWindow {
  const first = liveSequence(now, offset) - WINDOW_SEGMENTS;
  const segments: TimelineSegment[] = [];
  for (let sequence = first; sequence < first + WINDOW_SEGMENTS; sequence += 1) {
    const index = loopIndex(sequence);
    segments.push({
      sequence,
      index,
      startsAt: sequence * SEGMENT_MS - (offset % LOOP_MS),
      discontinuity: index === 0,
    });
  }
  // The discontinuity tags that have left the window. A tag on the first segment is still in it.
  return {
    mediaSequence: first,
    discontinuitySequence: Math.floor((first - 1) / SEGMENTS_PER_LOOP) % DISCONTINUITY_CYCLE,
    segments,
  };
}

/** The segments that overlap a time span, at least one: the first sequence number and how many. */
export function segmentsBetween(from: number, to: number, offset: number): { first: number; count: number } {
  const first = liveSequence(from, offset);
  return { first, count: Math.max(1, Math.ceil((to + (offset % LOOP_MS)) / SEGMENT_MS) - first) };
}

/** The position in the loop of a sequence number. */
export function loopIndex(sequence: number): number {
  return ((sequence % SEGMENTS_PER_LOOP) + SEGMENTS_PER_LOOP) % SEGMENTS_PER_LOOP;
}

/** Whether a segment is available at `now`: finished, and within the grace time. */
export function isAvailable(sequence: number, now: number, offset: number): boolean {
  const live = liveSequence(now, offset);
  return sequence < live && sequence >= live - WINDOW_SEGMENTS - GRACE_SEGMENTS;
}
