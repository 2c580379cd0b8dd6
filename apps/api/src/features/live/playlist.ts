import { FILE_NAME, type HlsFiles } from './hls-files.ts';

export interface PlaylistEntry {
  file: string;
  seconds: number;
  /** Its number in the stream, the same in the playlist of the sound. */
  number: number;
  /** The file that starts each segment of fragmented MP4; null for MPEG-TS. */
  init: string | null;
  /** Timestamps restart at it. */
  isDiscontinuity: boolean;
}

/** The whole segments of a media playlist, oldest first, without those that a server announces as missing. */
export function segmentsOf(playlist: string): PlaylistEntry[] {
  const found: PlaylistEntry[] = [];
  let seconds: number | null = null;
  let isDiscontinuity = false;
  let isGap = false;
  let init: string | null = null;
  let number = Number(/^#EXT-X-MEDIA-SEQUENCE:(\d+)/m.exec(playlist)?.[1] ?? 0);
  for (const line of playlist.split(/\r?\n/)) {
    const length = /^#EXTINF:([\d.]+)/.exec(line)?.[1];
    if (length !== undefined) seconds = Number(length);
    else if (line === '#EXT-X-DISCONTINUITY') isDiscontinuity = true;
    else if (line === '#EXT-X-GAP') isGap = true;
    else if (line.startsWith('#EXT-X-MAP:')) init = /URI="([^"]+)"/.exec(line)?.[1] ?? null;
    else if (line !== '' && !line.startsWith('#')) {
      if (seconds !== null && !isGap) found.push({ file: line, seconds, number, init, isDiscontinuity });
      number += 1;
      seconds = null;
      isDiscontinuity = false;
      isGap = false;
    }
  }
  return found;
}

/** The addresses, each on its own line: the segments of a media playlist, or the variants of a master playlist. */
export const addressesOf = (playlist: string): string[] => playlist.match(/^[^#\s]\S*/gm) ?? [];

/** The playlist of the sound that a master playlist names; null if the picture's segments have it. */
export const soundOf = (master: string): string | null =>
  /^#EXT-X-MEDIA:.*TYPE="?AUDIO.*URI="([^"]+)"/m.exec(master)?.[1] ?? null;

/** A stream's media playlist; of a master playlist, that of its first variant. */
export async function mediaPlaylist(files: HlsFiles, stream: string): Promise<string | undefined> {
  const index = (await files.read(stream, 'index.m3u8'))?.toString('utf8');
  if (!index?.includes('#EXT-X-STREAM-INF')) return index;
  const [file = ''] = addressesOf(index);
  return FILE_NAME.test(file) ? (await files.read(stream, file))?.toString('utf8') : undefined;
}

const withToken = (uri: string, token: string): string =>
  `${uri}${uri.includes('?') ? '&' : '?'}token=${token}`;

/** The same playlist with other addresses, also of parts, hints and the first file of all segments. */
const withAddresses = (playlist: string, change: (address: string) => string): string =>
  playlist
    .split(/\r?\n/)
    .map((line) => {
      if (line === '') return line;
      if (!line.startsWith('#')) return change(line);
      return line.replace(/URI="([^"]+)"/g, (_, address: string) => `URI="${change(address)}"`);
    })
    .join('\n');

/** The same playlist with the viewer's token in every address, for players that send no headers. */
export const tokenised = (playlist: string, token: string): string =>
  withAddresses(playlist, (address) => withToken(address, token));

export const withoutQueries = (playlist: string): string =>
  withAddresses(playlist, (address) => address.split('?')[0] ?? '');

/** Tags of the segment that follows them. All others belong to the playlist. */
const SEGMENT_TAG = /^#EXT(INF|-X-(DISCONTINUITY|PROGRAM-DATE-TIME|GAP|BITRATE))(:|$)/;

const counted = (header: string[], tag: string, more: number): string[] => {
  if (more === 0) return header;
  const at = header.findIndex((line) => line.startsWith(`${tag}:`));
  const was = at === -1 ? 0 : Number(header[at]?.slice(tag.length + 1));
  const line = `${tag}:${was + more}`;
  return at === -1 ? [...header, line] : header.with(at, line);
};

/**
 * The playlist of a rendition: that of its source with the segments that the rendition has, up to its newest one and
 * without a hole. Numbers and times stay those of the source, so that a player can change between them at any segment.
 * Null if there is no segment.
 */
export function renditionPlaylist(source: string, has: (file: string) => boolean): string | null {
  const header: string[] = [];
  const parts: { tags: string[]; file: string }[] = [];
  let tags: string[] = [];
  for (const line of source.split(/\r?\n/)) {
    if (SEGMENT_TAG.test(line)) tags.push(line);
    else if (line.startsWith('#')) header.push(line);
    else if (line !== '') {
      parts.push({ tags, file: line });
      tags = [];
    }
  }
  const newest = parts.findLastIndex(({ file }) => has(file));
  if (newest === -1) return null;
  const first = parts.slice(0, newest).findLastIndex(({ file }) => !has(file)) + 1;
  const cuts = parts.slice(0, first).filter((part) => part.tags.includes('#EXT-X-DISCONTINUITY')).length;
  return [
    ...counted(counted(header, '#EXT-X-MEDIA-SEQUENCE', first), '#EXT-X-DISCONTINUITY-SEQUENCE', cuts),
    ...parts.slice(first, newest + 1).flatMap((part) => [...part.tags, part.file]),
    '',
  ].join('\n');
}

/** One line of a master playlist. */
export interface Variant {
  name: string;
  /** Relative to the master playlist. */
  uri: string;
  /** In bits per second. */
  bitrate: number;
  /** Null if it is not known. */
  size: { width: number; height: number } | null;
  codecs?: string | undefined;
}

const variantLines = (token: string, { name, uri, bitrate, size, codecs }: Variant): string[] => {
  const attributes = [
    `BANDWIDTH=${Math.max(1, Math.round(bitrate))}`,
    ...(size ? [`RESOLUTION=${size.width}x${size.height}`] : []),
    ...(codecs ? [`CODECS="${codecs}"`] : []),
    `NAME="${name}"`,
  ];
  return [`#EXT-X-STREAM-INF:${attributes.join(',')}`, withToken(uri, token)];
};

/** A master playlist for a server that makes only media playlists; the source first. */
export const masterOf = (token: string, variants: readonly Variant[]): string =>
  ['#EXTM3U', '#EXT-X-VERSION:3', ...variants.flatMap((one) => variantLines(token, one)), ''].join('\n');

/** H.264 Main at level 3.1, as renditions are encoded. */
const RENDITION_CODEC = 'avc1.4d401f';

/** A media server's own master playlist with the renditions after its source. */
export function extendedMaster(master: string, token: string, variants: readonly Variant[]): string {
  // Players change only between variants that name the same kinds of codecs.
  const codecs = /^#EXT-X-STREAM-INF:.*CODECS="([^"]+)"/m
    .exec(master)?.[1]
    ?.replace(/avc\d\.\w+/, RENDITION_CODEC);
  return [
    tokenised(master, token).trimEnd(),
    ...variants.flatMap((one) => variantLines(token, { ...one, codecs })),
    '',
  ].join('\n');
}
