import { FILE_NAME, type HlsFiles } from './hls-files.ts';

export interface PlaylistEntry {
  file: string;
  seconds: number;
  /** Timestamps restart at it. */
  isDiscontinuity: boolean;
}

/** The entries of a media playlist, oldest first. */
export function segmentsOf(playlist: string): PlaylistEntry[] {
  const found: PlaylistEntry[] = [];
  let seconds: number | null = null;
  let isDiscontinuity = false;
  for (const line of playlist.split(/\r?\n/)) {
    const length = /^#EXTINF:([\d.]+)/.exec(line)?.[1];
    if (length !== undefined) seconds = Number(length);
    else if (line === '#EXT-X-DISCONTINUITY') isDiscontinuity = true;
    else if (line !== '' && !line.startsWith('#')) {
      if (seconds !== null) found.push({ file: line, seconds, isDiscontinuity });
      seconds = null;
      isDiscontinuity = false;
    }
  }
  return found;
}

/** A stream's media playlist; of a master playlist, that of its first variant. */
export async function mediaPlaylist(files: HlsFiles, stream: string): Promise<string | undefined> {
  const index = (await files.read(stream, 'index.m3u8'))?.toString('utf8');
  if (!index?.includes('#EXT-X-STREAM-INF')) return index;
  const [file = '', query] = (/^[^#\s]\S*/m.exec(index)?.[0] ?? '').split('?');
  return FILE_NAME.test(file) ? (await files.read(stream, file, query))?.toString('utf8') : undefined;
}

const withToken = (uri: string, token: string): string =>
  `${uri}${uri.includes('?') ? '&' : '?'}token=${token}`;

/** The same playlist with the viewer's token in every address, for players that send no headers. */
export const tokenised = (playlist: string, token: string): string =>
  playlist
    .split(/\r?\n/)
    .map((line) => {
      if (line === '') return line;
      if (!line.startsWith('#')) return withToken(line, token);
      return line.replace(/URI="([^"]+)"/g, (_, uri: string) => `URI="${withToken(uri, token)}"`);
    })
    .join('\n');

/** A master playlist for a server that makes only a media playlist. `bitrate` in bits per second. */
export const singleMaster = (token: string, bitrate: number): string =>
  [
    '#EXTM3U',
    '#EXT-X-VERSION:3',
    `#EXT-X-STREAM-INF:BANDWIDTH=${Math.max(1, Math.round(bitrate))},NAME="source"`,
    withToken('index.m3u8', token),
    '',
  ].join('\n');
