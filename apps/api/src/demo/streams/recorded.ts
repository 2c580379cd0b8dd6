import type { RecordedVideo } from '../../kernel/streams/recorder.ts';
import { renditions } from './renditions.ts';
import type { LoopStore } from './store.ts';
import { loopIndex, SEGMENT_MS } from './timeline.ts';

/** Consecutive segments of a stream's loop as a finished video. */
export const recordedVideo = (
  store: Pick<LoopStore, 'whenReady' | 'readSegment'>,
  loop: number,
  { first, count }: { first: number; count: number },
): RecordedVideo => ({
  renditions: renditions.map(({ name }) => name),
  segments: Array.from({ length: count }, (_, at) => ({
    ms: SEGMENT_MS,
    isDiscontinuity: at > 0 && loopIndex(first + at) === 0,
  })),
  read: async (rendition, index) =>
    (await store.whenReady(loop)) ? store.readSegment(loop, rendition, loopIndex(first + index)) : null,
});
