import fc from 'fast-check';
import { expect, it } from 'vitest';
import { videoPlaylist } from '../../features/media/files/playlists.ts';
import { mediaPlaylist } from './playlist.ts';
import { recordedVideo } from './recorded.ts';
import {
  DISCONTINUITY_CYCLE,
  isAvailable,
  SEGMENT_MS,
  SEGMENTS_PER_LOOP,
  segmentsBetween,
  type TimelineWindow,
  timelineWindow,
  WINDOW_SEGMENTS,
} from './timeline.ts';

const instant = fc.integer({ min: 1_600_000_000_000, max: 4_000_000_000_000 });
const offset = fc.integer({ min: 0, max: 1_000_000 });

/** How often the discontinuity number restarted before a window. */
const cycleOf = ({ mediaSequence }: TimelineWindow) =>
  Math.floor(Math.floor((mediaSequence - 1) / SEGMENTS_PER_LOOP) / DISCONTINUITY_CYCLE);

it('given any moment, one segment later the window has moved by exactly one', () => {
  fc.assert(
    fc.property(instant, offset, (now, shift) => {
      const before = timelineWindow(now, shift);
      const after = timelineWindow(now + SEGMENT_MS, shift);
      expect(after.mediaSequence).toBe(before.mediaSequence + 1);
      expect(after.segments.slice(0, -1)).toEqual(before.segments.slice(1));
    }),
  );
});

it('given two moments, what both windows name is the same, and nothing goes back', () => {
  fc.assert(
    fc.property(instant, fc.integer({ min: 0, max: 60_000 }), offset, (now, later, shift) => {
      const before = timelineWindow(now, shift);
      const after = timelineWindow(now + later, shift);
      expect(after.mediaSequence).toBeGreaterThanOrEqual(before.mediaSequence);
      expect(before.discontinuitySequence).toBeLessThan(DISCONTINUITY_CYCLE);
      const isNewCycle = after.discontinuitySequence < before.discontinuitySequence;
      expect(isNewCycle).toBe(cycleOf(after) > cycleOf(before));
      if (isNewCycle) return;
      // RFC 8216 6.2.2: a segment's discontinuity number must not depend on the playlist window.
      const numbers = (window: typeof before) => {
        let number = window.discontinuitySequence;
        return new Map(
          window.segments.map((segment) => {
            if (segment.discontinuity) number += 1;
            return [segment.sequence, number];
          }),
        );
      };
      const earlier = numbers(before);
      for (const [sequence, number] of numbers(after)) {
        expect(earlier.get(sequence) ?? number).toBe(number);
        expect(number).toBe(Math.floor(sequence / SEGMENTS_PER_LOOP) - cycleOf(after) * DISCONTINUITY_CYCLE);
      }
    }),
  );
});

it('names only finished segments, and all of them can be fetched', () => {
  fc.assert(
    fc.property(instant, offset, (now, shift) => {
      const { segments } = timelineWindow(now, shift);
      expect(segments).toHaveLength(WINDOW_SEGMENTS);
      for (const segment of segments) {
        expect(segment.startsAt + SEGMENT_MS).toBeLessThanOrEqual(now);
        expect(isAvailable(segment.sequence, now, shift)).toBe(true);
      }
      expect(isAvailable((segments.at(-1)?.sequence ?? 0) + 1, now, shift)).toBe(false);
    }),
  );
});

const noFiles = { whenReady: async () => false, readSegment: () => Promise.reject(new Error('no files')) };

it('[LIM-01] a recording holds the segments that were live between two moments, seams included, and no others', () => {
  fc.assert(
    fc.property(instant, fc.integer({ min: 0, max: 120_000 }), offset, (from, length, shift) => {
      const span = segmentsBetween(from, from + length, shift);
      const starts = (at: number) =>
        (span.first + at) * SEGMENT_MS - (shift % (SEGMENT_MS * SEGMENTS_PER_LOOP));
      expect(starts(0)).toBeLessThanOrEqual(from);
      expect(starts(1)).toBeGreaterThan(from);
      expect(starts(span.count)).toBeGreaterThanOrEqual(from + length);
      if (span.count > 1) expect(starts(span.count - 1)).toBeLessThan(from + length);
      // The live playlist, one window at a time, has the same seams.
      const { segments } = recordedVideo(noFiles, 0, span);
      for (let at = 1; at < span.count; at += 1) {
        const { segments: live } = timelineWindow(starts(at) + SEGMENT_MS, shift);
        expect(live.at(-1)).toMatchObject({
          sequence: span.first + at,
          discontinuity: segments[at]?.isDiscontinuity,
        });
      }
    }),
    { numRuns: 50 },
  );
});

it('writes the playlist of a recording', () => {
  const video = recordedVideo(noFiles, 0, { first: SEGMENTS_PER_LOOP - 1, count: 2 });
  expect(videoPlaylist(video, 'T')).toBe(
    [
      '#EXTM3U',
      '#EXT-X-VERSION:6',
      '#EXT-X-INDEPENDENT-SEGMENTS',
      '#EXT-X-PLAYLIST-TYPE:VOD',
      '#EXT-X-TARGETDURATION:2',
      '#EXT-X-MEDIA-SEQUENCE:0',
      '#EXTINF:2.000,',
      '0.ts?token=T',
      '#EXT-X-DISCONTINUITY',
      '#EXTINF:2.000,',
      '1.ts?token=T',
      '#EXT-X-ENDLIST',
      '',
    ].join('\n'),
  );
});

it('writes the tags of a live playlist across the end of a loop', () => {
  const now = SEGMENT_MS * (SEGMENTS_PER_LOOP * 1_000 + 3);
  expect(mediaPlaylist('s_ada', 'hd', 'T', now, 0)).toBe(
    [
      '#EXTM3U',
      '#EXT-X-VERSION:6',
      '#EXT-X-INDEPENDENT-SEGMENTS',
      '#EXT-X-TARGETDURATION:2',
      '#EXT-X-MEDIA-SEQUENCE:4997',
      '#EXT-X-DISCONTINUITY-SEQUENCE:999',
      '#EXT-X-PROGRAM-DATE-TIME:1970-01-01T02:46:34.000Z',
      '#EXTINF:2.000,',
      '../../segment/s_ada/hd/4997.ts?token=T',
      '#EXTINF:2.000,',
      '../../segment/s_ada/hd/4998.ts?token=T',
      '#EXTINF:2.000,',
      '../../segment/s_ada/hd/4999.ts?token=T',
      '#EXT-X-DISCONTINUITY',
      '#EXT-X-PROGRAM-DATE-TIME:1970-01-01T02:46:40.000Z',
      '#EXTINF:2.000,',
      '../../segment/s_ada/hd/5000.ts?token=T',
      '#EXTINF:2.000,',
      '../../segment/s_ada/hd/5001.ts?token=T',
      '#EXTINF:2.000,',
      '../../segment/s_ada/hd/5002.ts?token=T',
      '',
    ].join('\n'),
  );
});
