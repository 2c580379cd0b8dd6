/** The start of a file, which browsers and the platform can read before the rest arrives. */
export const SIGNATURE_BYTES = 400;

/** Containers of videos, in the words of ffmpeg. */
export const VIDEO_CONTAINERS = ['mov', 'matroska', 'mpegts', 'flv'] as const;
export type VideoContainer = (typeof VIDEO_CONTAINERS)[number];

export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'] as const;
export type PictureType = (typeof PICTURE_TYPES)[number];

/**
 * What a file dialog offers, as in the `accept` of an input. Names are listed too: browsers know no type for some
 * containers, or another one than their neighbours.
 */
export const VIDEO_ACCEPT = [
  ...['.mp4', '.m4v', '.mov', '.qt', '.3gp', '.3g2', '.webm', '.mkv', '.ts', '.mts', '.m2ts', '.flv'],
  ...['video/mp4', 'video/quicktime', 'video/webm', 'video/x-matroska', 'video/mp2t', 'video/x-flv'],
] as const;
/** As {@link VIDEO_ACCEPT}, of the types that become pictures. */
export const PICTURE_ACCEPT = [...PICTURE_TYPES, '.jpg', '.jpeg', '.png', '.webp', '.gif', '.avif'] as const;
/** As {@link PICTURE_ACCEPT}, of the drawings that only brands may upload. */
export const SVG_ACCEPT = ['image/svg+xml', '.svg'] as const;

/** Names of the types for texts. */
export const VIDEO_NAMES = 'MP4, MOV, WebM, MKV, TS, FLV';
export const PICTURE_NAMES = 'JPEG, PNG, WebP, GIF, AVIF';

const text = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to));

/** QuickTime files of cameras and old programs start with any of these instead of their type. */
const QUICKTIME_ATOMS = ['moov', 'mdat', 'wide', 'free', 'skip', 'pnot'];

/** The brands that a file of the family of MP4 names; null for other files. */
function brandsOf(bytes: Uint8Array): string[] | null {
  if (text(bytes, 4, 8) !== 'ftyp') return null;
  const length = ((bytes[2] ?? 0) << 8) | (bytes[3] ?? 0);
  const names = text(bytes, 8, Math.min(length, bytes.length));
  // Between the first name and the others is a version.
  return (names.slice(0, 4) + names.slice(8)).match(/.{4}/gs) ?? [];
}

/** Packets of 188 bytes, or of 192 on memory cards and discs, where each starts with a timestamp. */
const isTransportStream = (bytes: Uint8Array): boolean =>
  [
    { first: 0, packet: 188 },
    { first: 4, packet: 192 },
  ].some(({ first, packet }) => [0, 1, 2].every((nth) => bytes[first + nth * packet] === 0x47));

const HEIC_BRAND = /^(hei[cxmsf]|hev[cxms]|mif1|msf1)$/;
const AVIF_BRAND = /^avi[fs]$/;
const hasBrand = (bytes: Uint8Array, form: RegExp): boolean =>
  brandsOf(bytes)?.some((brand) => form.test(brand)) ?? false;

/** Whether a file is a photo as iPhones store them, by its first {@link SIGNATURE_BYTES} bytes. They cannot be used. */
export const isHeic = (bytes: Uint8Array): boolean =>
  hasBrand(bytes, HEIC_BRAND) && !hasBrand(bytes, AVIF_BRAND);

/** The container of a video by its first {@link SIGNATURE_BYTES} bytes; null if it cannot be used. */
export function videoContainerOf(bytes: Uint8Array): VideoContainer | null {
  if (brandsOf(bytes)) return hasBrand(bytes, HEIC_BRAND) || hasBrand(bytes, AVIF_BRAND) ? null : 'mov';
  if (QUICKTIME_ATOMS.includes(text(bytes, 4, 8))) return 'mov';
  if (text(bytes, 0, 4) === '\x1aE\xdf\xa3') return 'matroska';
  if (text(bytes, 0, 4) === 'FLV\x01') return 'flv';
  return isTransportStream(bytes) ? 'mpegts' : null;
}

/** The type of a picture by its first {@link SIGNATURE_BYTES} bytes; null if it cannot be used. */
export function pictureTypeOf(bytes: Uint8Array): PictureType | null {
  if (text(bytes, 0, 3) === '\xff\xd8\xff') return 'image/jpeg';
  if (text(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png';
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP') return 'image/webp';
  if (/^GIF8[79]a$/.test(text(bytes, 0, 6))) return 'image/gif';
  return hasBrand(bytes, AVIF_BRAND) ? 'image/avif' : null;
}
