import { type Rendition, SOUND } from './renditions.ts';
import { SEGMENT_MS, timelineWindow } from './timeline.ts';

const seconds = (ms: number): string => (ms / 1000).toFixed(3);

/** The master playlist: one variant per rendition, each URL with the token. */
export function masterPlaylist(token: string, frameRate: number, renditions: readonly Rendition[]): string {
  const lines = ['#EXTM3U', '#EXT-X-VERSION:6', '#EXT-X-INDEPENDENT-SEGMENTS'];
  for (const item of renditions) {
    const attributes = [
      `BANDWIDTH=${item.bandwidth}`,
      `AVERAGE-BANDWIDTH=${Math.round((item.videoKbps + SOUND.kbps) * 1000)}`,
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
