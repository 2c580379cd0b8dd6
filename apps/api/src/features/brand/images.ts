import { crc32 } from 'node:zlib';
import { BRAND_LIMITS, type SiteAsset } from '@footlight/contract';
import { imageSize } from 'image-size';
import { ApiError } from '../../kernel/api-error.ts';

type Format = 'png' | 'webp' | 'avif';
type Inspected = Pick<SiteAsset, 'type' | 'width' | 'height'> & { extension: Format };

const ascii = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to);
const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function formatOf(bytes: Buffer): Format {
  if (bytes.subarray(0, 8).equals(PNG_SIGNATURE)) return 'png';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp';
  if (ascii(bytes, 4, 8) === 'ftyp') {
    const brands = ascii(bytes, 8, Math.min(bytes.readUInt32BE(0), 64));
    if (/avi[fs]/.test(brands)) return 'avif';
  }
  throw new ApiError('image_unsupported');
}

/** Checks every chunk's checksum and that nothing follows the last one, so that the file has one meaning only. */
function isWholePng(bytes: Buffer): boolean {
  for (let at = 8, first = true; at + 12 <= bytes.length; first = false) {
    const end = at + 12 + bytes.readUInt32BE(at);
    const name = ascii(bytes, at + 4, at + 8);
    if (end > bytes.length || (first && name !== 'IHDR')) return false;
    if (crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) return false;
    if (name === 'IEND') return end === bytes.length;
    at = end;
  }
  return false;
}

function isWholeWebp(bytes: Buffer): boolean {
  if (bytes.length < 20 || bytes.readUInt32LE(4) + 8 !== bytes.length) return false;
  if (!/^VP8[ LX]$/.test(ascii(bytes, 12, 16))) return false;
  let at = 12;
  while (at + 8 <= bytes.length) {
    const size = bytes.readUInt32LE(at + 4);
    at += 8 + size + (size % 2);
  }
  return at === bytes.length;
}

function isWholeAvif(bytes: Buffer): boolean {
  const seen = new Set<string>();
  let at = 0;
  while (at + 8 <= bytes.length) {
    const size = bytes.readUInt32BE(at);
    // 64-bit sizes and "until the end" do not occur in a small picture.
    if (size < 8) return false;
    seen.add(ascii(bytes, at + 4, at + 8));
    at += size;
  }
  return at === bytes.length && seen.has('meta') && seen.has('mdat');
}

const isWhole: Record<Format, (bytes: Buffer) => boolean> = {
  png: isWholePng,
  webp: isWholeWebp,
  avif: isWholeAvif,
};

/**
 * Detects a picture's format by its bytes, not its name. Rejects SVG: it is a document that may contain scripts.
 *
 * @throws ApiError image_unsupported, image_damaged, image_too_large
 */
export function inspectImage(bytes: Buffer): Inspected {
  if (bytes.length > BRAND_LIMITS.assetBytes) throw new ApiError('image_too_large');
  if (bytes.length < 32) throw new ApiError('image_unsupported');
  const extension = formatOf(bytes);
  if (!isWhole[extension](bytes)) throw new ApiError('image_damaged');
  const { width, height } = sizeOf(bytes);
  if (!(width > 0 && height > 0)) throw new ApiError('image_damaged');
  if (Math.max(width, height) > BRAND_LIMITS.assetSide) throw new ApiError('image_too_large');
  return { type: `image/${extension}`, width, height, extension };
}

function sizeOf(bytes: Buffer) {
  try {
    return imageSize(bytes);
  } catch {
    throw new ApiError('image_damaged');
  }
}
