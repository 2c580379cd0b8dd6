import { crc32 } from 'node:zlib';
import {
  AVATAR_LIMITS,
  BRAND_LIMITS,
  type PictureType,
  pictureTypeOf,
  type SiteAsset,
} from '@footlight/contract';
import { imageSize } from 'image-size';
import { ApiError } from '../../kernel/api-error.ts';
import { drawing } from '../../kernel/drawing.ts';
import { svgToPng } from '../../kernel/svg-picture.ts';
import { shapesOf } from './svg-shapes.ts';

interface BrandImage extends Pick<SiteAsset, 'type' | 'width' | 'height'> {
  extension: 'png' | 'webp' | 'avif';
  data: Buffer;
}

const DRAW_WITHIN_S = 10;

const ascii = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to);

/** Checks every chunk's checksum, and cuts off what follows the last one, so that the file has one meaning only. */
function wholePng(bytes: Buffer): Buffer | null {
  for (let at = 8, first = true; at + 12 <= bytes.length; first = false) {
    const end = at + 12 + bytes.readUInt32BE(at);
    const name = ascii(bytes, at + 4, at + 8);
    if (end > bytes.length || (first && name !== 'IHDR')) return null;
    if (crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) return null;
    if (name === 'IEND') return bytes.subarray(0, end);
    at = end;
  }
  return null;
}

function wholeWebp(file: Buffer): Buffer | null {
  const bytes = file.subarray(0, file.readUInt32LE(4) + 8);
  if (bytes.length < 20 || bytes.readUInt32LE(4) + 8 !== bytes.length) return null;
  if (!/^VP8[ LX]$/.test(ascii(bytes, 12, 16))) return null;
  let at = 12;
  while (at + 8 <= bytes.length) {
    const size = bytes.readUInt32LE(at + 4);
    at += 8 + size + (size % 2);
  }
  return at === bytes.length ? bytes : null;
}

function wholeAvif(bytes: Buffer): Buffer | null {
  const seen = new Set<string>();
  let at = 0;
  while (at + 8 <= bytes.length) {
    const size = bytes.readUInt32BE(at);
    // 64-bit sizes and "until the end" do not occur in a small picture.
    if (size < 8) return null;
    seen.add(ascii(bytes, at + 4, at + 8));
    at += size;
  }
  // A sequence has frames and no picture.
  if (!seen.has('meta')) throw new ApiError('image_unsupported');
  return at === bytes.length && seen.has('mdat') ? bytes : null;
}

/** Photos and small films become WEBP. */
async function drawn(bytes: Buffer): Promise<Buffer> {
  const library = await drawing();
  const picture = () =>
    library(bytes, { animated: true, failOn: 'error', limitInputPixels: AVATAR_LIMITS.side ** 2 });
  try {
    const { pages = 1 } = await picture().metadata();
    if (pages > AVATAR_LIMITS.frames) throw new ApiError('image_too_large');
    const upright = pages > 1 ? picture() : picture().autoOrient();
    return await upright.timeout({ seconds: DRAW_WITHIN_S }).webp({ quality: 90 }).toBuffer();
  } catch (error) {
    if (error instanceof ApiError) throw error;
    const isLarge = error instanceof Error && error.message.includes('pixel limit');
    throw new ApiError(isLarge ? 'image_too_large' : 'image_damaged');
  }
}

/** By its start: declarations and comments may come before the type or the root element. */
function isSvg(bytes: Buffer): boolean {
  let rest = bytes.toString('utf8', 0, 4_096).replace('\uFEFF', '').trimStart();
  for (const [start, end] of [
    ['<?xml', '?>'],
    ['<!--', '-->'],
  ] as const)
    while (rest.startsWith(start)) {
      const at = rest.indexOf(end);
      rest = at < 0 ? '' : rest.slice(at + end.length).trimStart();
    }
  return /^<(?:svg[\s>/]|!DOCTYPE\s+svg\b)/i.test(rest);
}

/** The shapes of an SVG as PNG. */
async function drawnSvg(bytes: Buffer): Promise<BrandImage> {
  const svg = shapesOf(bytes.toString('utf8'));
  const data = await svgToPng(() => svg).catch(() => {
    throw new ApiError('image_damaged');
  });
  const { width, height } = sizeOf(data);
  return { type: 'image/png', width, height, extension: 'png', data };
}

const KEPT: Partial<Record<PictureType, BrandImage['extension']>> = {
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
};
const whole = { png: wholePng, webp: wholeWebp, avif: wholeAvif };

/**
 * The picture of a brand to store. Its format is known by its bytes, not its name. An SVG becomes a PNG of its shapes
 * (record 0092).
 *
 * @throws ApiError image_unsupported, image_damaged, image_too_large, svg_unsupported
 */
export async function brandImage(bytes: Buffer): Promise<BrandImage> {
  if (bytes.length > BRAND_LIMITS.assetBytes) throw new ApiError('image_too_large');
  if (isSvg(bytes)) return drawnSvg(bytes);
  const found = bytes.length < 32 ? null : pictureTypeOf(bytes);
  if (found === null) throw new ApiError('image_unsupported');
  const kept = KEPT[found];
  const extension = kept ?? 'webp';
  const data = kept ? whole[kept](bytes) : await drawn(bytes);
  if (data === null) throw new ApiError('image_damaged');
  if (data.length > BRAND_LIMITS.assetBytes) throw new ApiError('image_too_large');
  const { width, height } = sizeOf(data);
  if (!(width > 0 && height > 0)) throw new ApiError('image_damaged');
  if (Math.max(width, height) > BRAND_LIMITS.assetSide) throw new ApiError('image_too_large');
  return { type: `image/${extension}`, width, height, extension, data };
}

function sizeOf(bytes: Buffer) {
  try {
    return imageSize(bytes);
  } catch {
    throw new ApiError('image_damaged');
  }
}
