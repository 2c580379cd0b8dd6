/** The entries of a media playlist: file and seconds, oldest first. */
export function segmentsOf(playlist: string): { file: string; seconds: number }[] {
  const found = [...playlist.matchAll(/#EXTINF:([\d.]+)[^\n]*\n(?:#[^\n]*\n)*([^#\s][^\s]*)/g)];
  return found.map(([, seconds, file]) => ({ file: file ?? '', seconds: Number(seconds) }));
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
