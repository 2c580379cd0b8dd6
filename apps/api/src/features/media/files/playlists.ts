import type { StoredVideo } from '../../../kernel/db/schema/stored-media.ts';
import type { RecordedVideo } from '../../../kernel/streams/recorder.ts';

const seconds = (ms: number): string => (ms / 1000).toFixed(3);

/** The master playlist of an uploaded video: one variant for each rendition, each URL with the token. */
export function masterPlaylist({ renditions }: Pick<StoredVideo, 'renditions'>, token: string): string {
  const lines = ['#EXTM3U', '#EXT-X-VERSION:6', '#EXT-X-INDEPENDENT-SEGMENTS'];
  for (const { name, width, height, bandwidth } of renditions) {
    lines.push(
      `#EXT-X-STREAM-INF:BANDWIDTH=${bandwidth},RESOLUTION=${width}x${height},NAME="${name}"`,
      `${name}/index.m3u8?token=${token}`,
    );
  }
  return `${lines.join('\n')}\n`;
}

/** The playlist of a finished video in one rendition. Its segments are in the same folder. */
export function videoPlaylist({ segments }: Pick<RecordedVideo, 'segments'>, token: string): string {
  const longest = Math.max(...segments.map(({ ms }) => ms));
  const lines = ['#EXTM3U', '#EXT-X-VERSION:6', '#EXT-X-INDEPENDENT-SEGMENTS', '#EXT-X-PLAYLIST-TYPE:VOD'];
  lines.push(`#EXT-X-TARGETDURATION:${Math.ceil(longest / 1000)}`, '#EXT-X-MEDIA-SEQUENCE:0');
  segments.forEach(({ ms, isDiscontinuity }, index) => {
    if (isDiscontinuity) lines.push('#EXT-X-DISCONTINUITY');
    lines.push(`#EXTINF:${seconds(ms)},`, `${index}.ts?token=${token}`);
  });
  return `${[...lines, '#EXT-X-ENDLIST'].join('\n')}\n`;
}
