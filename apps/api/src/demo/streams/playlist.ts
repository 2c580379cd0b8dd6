import type { RecordedVideo } from '../../kernel/streams/recorder.ts';
import { type Rendition, renditions } from './renditions.ts';
import { SEGMENT_MS, timelineWindow } from './timeline.ts';

const seconds = (ms: number): string => (ms / 1000).toFixed(3);

/** The master playlist of an uploaded video. */
export function uploadedMaster(
  variants: readonly Pick<Rendition, 'name' | 'width' | 'height' | 'bandwidth'>[],
  token: string,
): string {
  const lines = ['#EXTM3U', '#EXT-X-VERSION:6', '#EXT-X-INDEPENDENT-SEGMENTS'];
  for (const { name, width, height, bandwidth } of variants) {
    lines.push(
      `#EXT-X-STREAM-INF:BANDWIDTH=${bandwidth},RESOLUTION=${width}x${height},NAME="${name}"`,
      `${name}/index.m3u8?token=${token}`,
    );
  }
  return `${lines.join('\n')}\n`;
}

/** The master playlist: one variant per rendition, each URL with the token. */
export function masterPlaylist(token: string, frameRate: number): string {
  const lines = ['#EXTM3U', '#EXT-X-VERSION:6', '#EXT-X-INDEPENDENT-SEGMENTS'];
  for (const item of renditions) {
    const attributes = [
      `BANDWIDTH=${item.bandwidth}`,
      `AVERAGE-BANDWIDTH=${Math.round(item.videoKbps * 1000 + 64_000)}`,
      `RESOLUTION=${item.width}x${item.height}`,
      `FRAME-RATE=${frameRate.toFixed(3)}`,
      `CODECS="${item.codecs}"`,
      `NAME="${item.name}"`,
    ];
    lines.push(`#EXT-X-STREAM-INF:${attributes.join(',')}`, `${item.name}/index.m3u8?token=${token}`);
  }
  return `${lines.join('\n')}\n`;
}

/**
 * The rolling media playlist of one rendition at `now` (milliseconds). URLs are relative to
 * `/live/{stream}/{rendition}/`.
 */
export function mediaPlaylist(stream: string, rendition: string, token: string, now: number, offset: number) {
  const window = timelineWindow(now, offset);
  const lines = [
    '#EXTM3U',
    '#EXT-X-VERSION:6',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    `#EXT-X-TARGETDURATION:${Math.ceil(SEGMENT_MS / 1000)}`,
    `#EXT-X-MEDIA-SEQUENCE:${window.mediaSequence}`,
    `#EXT-X-DISCONTINUITY-SEQUENCE:${window.discontinuitySequence}`,
  ];
  window.segments.forEach((segment, position) => {
    if (segment.discontinuity) lines.push('#EXT-X-DISCONTINUITY');
    if (position === 0 || segment.discontinuity) {
      lines.push(`#EXT-X-PROGRAM-DATE-TIME:${new Date(segment.startsAt).toISOString()}`);
    }
    lines.push(
      `#EXTINF:${seconds(SEGMENT_MS)},`,
      `../../segment/${stream}/${rendition}/${segment.sequence}.ts?token=${token}`,
    );
  });
  return `${lines.join('\n')}\n`;
}

/** The playlist of a finished video in one rendition. Its segments are in the same folder. */
export function videoPlaylist({ segments }: RecordedVideo, token: string): string {
  const longest = Math.max(...segments.map(({ ms }) => ms));
  const lines = ['#EXTM3U', '#EXT-X-VERSION:6', '#EXT-X-INDEPENDENT-SEGMENTS', '#EXT-X-PLAYLIST-TYPE:VOD'];
  lines.push(`#EXT-X-TARGETDURATION:${Math.ceil(longest / 1000)}`, '#EXT-X-MEDIA-SEQUENCE:0');
  segments.forEach(({ ms, isDiscontinuity }, index) => {
    if (isDiscontinuity) lines.push('#EXT-X-DISCONTINUITY');
    lines.push(`#EXTINF:${seconds(ms)},`, `${index}.ts?token=${token}`);
  });
  return `${[...lines, '#EXT-X-ENDLIST'].join('\n')}\n`;
}
