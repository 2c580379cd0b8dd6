/**
 * The arithmetic of a rolling live playlist over an endless loop of finished segments.
 *
 * Everything is a function of the wall clock, so that any number of processes answer the same playlist
 * without talking to each other. Times are milliseconds, sequence numbers count segments since the epoch.
 */

/** Length of one segment, in milliseconds. */
export const SEGMENT_MS = 2_000;
/** Segments in one loop; after the last one the timestamps start again, which is a discontinuity. */
export const SEGMENTS_PER_LOOP = 10;
/** Segments named by a playlist. */
export const WINDOW_SEGMENTS = 6;
/** Segments that are still delivered after they left the playlist, for readers that lag. */
const GRACE_SEGMENTS = 30;

/**
 * The discontinuity number starts again after this many loops, about every two days. Counted since the epoch it would
 * be near a hundred million, and hls.js walks an array up to that number at every playlist: a second of blocked page.
 */
export const DISCONTINUITY_CYCLE = 10_000;

const LOOP_MS = SEGMENT_MS * SEGMENTS_PER_LOOP;

/** One segment of a window. `startsAt` is its wall-clock time, `index` its place in the loop. */
interface TimelineSegment {
  sequence: number;
  index: number;
  startsAt: number;
  discontinuity: boolean;
}

/** What a media playlist says at one moment. */
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
  // Counts the discontinuity tags that already left the window. A tag on the first segment is still in it.
  return {
    mediaSequence: first,
    discontinuitySequence: Math.floor((first - 1) / SEGMENTS_PER_LOOP) % DISCONTINUITY_CYCLE,
    segments,
  };
}

/** The place in the loop of a sequence number. */
export function loopIndex(sequence: number): number {
  return ((sequence % SEGMENTS_PER_LOOP) + SEGMENTS_PER_LOOP) % SEGMENTS_PER_LOOP;
}

/** Whether a segment can be asked for at `now`: finished, and not longer gone than the grace time. */
export function isAvailable(sequence: number, now: number, offset: number): boolean {
  const live = liveSequence(now, offset);
  return sequence < live && sequence >= live - WINDOW_SEGMENTS - GRACE_SEGMENTS;
}
