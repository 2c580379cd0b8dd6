import { readFileSync } from 'node:fs';
import type { UploadFailure } from '@footlight/contract';
import sharp from 'sharp';
import { png } from './png.ts';

/** In every file that carries more than pixels; no stored file may contain it. */
export const PAYLOAD = 'FOOTLIGHT-PAYLOAD';

/** What becomes of a file: a picture of this size, whose upper left corner has this colour, or a refusal. */
export type PictureResult =
  | { width: number; height: number; corner?: Corner }
  | { refused: UploadFailure | 'upload_empty' };
export interface PictureFile {
  name: string;
  bytes: Buffer;
  result: PictureResult;
}

const CORNERS = {
  red: [220, 30, 30],
  green: [30, 180, 30],
  blue: [30, 30, 220],
  white: [245, 245, 245],
} as const;
export type Corner = keyof typeof CORNERS;
/** The corner whose colour a pixel has. */
export const cornerOf = (pixel: readonly number[]): Corner | undefined =>
  (Object.keys(CORNERS) as Corner[]).find((name) =>
    CORNERS[name].every((value, nth) => Math.abs(value - (pixel[nth] ?? 0)) < 40),
  );

const SIZE = { width: 60, height: 40 };
/** Red and green above blue and white, so that each turn and mirror image differs. */
const quarters = Buffer.from(
  Array.from({ length: SIZE.width * SIZE.height }, (_, at) => {
    const [left, top] = [at % SIZE.width < SIZE.width / 2, at < (SIZE.width * SIZE.height) / 2];
    return CORNERS[top ? (left ? 'red' : 'green') : left ? 'blue' : 'white'];
  }).flat(),
);
const drawn = () => sharp(quarters, { raw: { ...SIZE, channels: 3 } });
const twoFrames = () =>
  sharp(Buffer.concat([quarters, Buffer.from(quarters).reverse()]), {
    raw: { width: SIZE.width, height: SIZE.height * 2, channels: 3, pageHeight: SIZE.height },
  });

/** The corner that is above on the left once a picture is turned upright (EXIF 2.3, tag 274). */
const UPRIGHT: readonly Corner[] = ['red', 'green', 'white', 'blue', 'red', 'blue', 'white', 'green'];
const turned = (orientation: number) =>
  drawn().withMetadata({ orientation }).jpeg({ quality: 95 }).toBuffer();

const cut = (bytes: Buffer, share = 0.6): Buffer => bytes.subarray(0, Math.floor(bytes.length * share));
const withBrand = (bytes: Buffer, brand: string): Buffer => {
  const changed = Buffer.from(bytes);
  const length = changed.readUInt32BE(0);
  for (let at = 8; at < length; at += 4) if (at !== 12) changed.write(brand, at, 'latin1');
  return changed;
};
/** A JPEG whose header promises more pixels than it has. */
const promising = (bytes: Buffer, side: number): Buffer => {
  const changed = Buffer.from(bytes);
  const frame = changed.indexOf(Buffer.from([0xff, 0xc0]));
  changed.writeUInt16BE(side, frame + 5);
  changed.writeUInt16BE(side, frame + 7);
  return changed;
};
function bmp(width: number, height: number): Buffer {
  const row = Math.ceil((width * 3) / 4) * 4;
  const bytes = Buffer.alloc(54 + row * height, 90);
  bytes.fill(0, 0, 54).write('BM');
  for (const [at, value] of [
    [2, bytes.length],
    [10, 54],
    [14, 40],
    [18, width],
    [22, height],
  ] as const)
    bytes.writeUInt32LE(value, at);
  bytes.writeUInt16LE(1, 26);
  bytes.writeUInt16LE(24, 28);
  return bytes;
}
const ico = (image: Buffer): Buffer => {
  const head = Buffer.from([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  head.writeUInt32LE(image.length, 14);
  return Buffer.concat([head, image]);
};

const whole: PictureResult = { ...SIZE, corner: 'red' };
const refused = (reason: UploadFailure | 'upload_empty'): PictureResult => ({ refused: reason });

/** Every picture of the corpus, made anew. */
export async function pictureFiles(): Promise<PictureFile[]> {
  const jpeg = await drawn().jpeg({ quality: 95 }).toBuffer();
  const plain = await drawn().png().toBuffer();
  const webp = await drawn().webp({ quality: 95 }).toBuffer();
  const gif = await drawn().gif().toBuffer();
  const avif = await drawn().avif({ quality: 90, effort: 0 }).toBuffer();
  const located = await drawn()
    .jpeg({ quality: 95 })
    .withExif({ IFD0: { Copyright: PAYLOAD }, IFD3: { GPSLatitude: '51/1 30/1 0/1', GPSLatitudeRef: 'N' } })
    .toBuffer();
  const grey8 = { width: 40, height: 30, depth: 8, color: 0 } as const;
  const size = { width: 40, height: 30 };
  const extra = Buffer.from(`<script>${PAYLOAD}</script>`);
  const text = (words: string) => Buffer.from(words, 'latin1');
  const rows: [name: string, bytes: Buffer, result: PictureResult][] = [
    ...(await Promise.all(
      UPRIGHT.map(async (corner, nth): Promise<[string, Buffer, PictureResult]> => {
        const [width, height] = nth < 4 ? [60, 40] : [40, 60];
        return [`turned-${nth + 1}.jpg`, await turned(nth + 1), { width, height, corner }];
      }),
    )),
    ['baseline.jpg', jpeg, whole],
    ['progressive.jpg', await drawn().jpeg({ quality: 95, progressive: true }).toBuffer(), whole],
    ['cmyk.jpg', await drawn().toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer(), SIZE],
    ['grey.jpg', await drawn().greyscale().jpeg().toBuffer(), SIZE],
    ['all-colours.jpg', await drawn().jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer(), whole],
    ['place-of-a-photo.jpg', located, whole],
    ['motion-photo.jpg', Buffer.concat([jpeg, text('\0\0\0\x18ftypmp42'), extra]), whole],
    [
      'page-in-comment.jpg',
      Buffer.concat([
        jpeg.subarray(0, 2),
        Buffer.from([0xff, 0xfe, 0, extra.length + 2]),
        extra,
        jpeg.subarray(2),
      ]),
      whole,
    ],
    ['archive-behind.png', Buffer.concat([plain, text('PK\x03\x04'), extra]), whole],
    ['plain.png', plain, whole],
    ['interlaced.png', await drawn().png({ progressive: true }).toBuffer(), whole],
    ['with-alpha.png', await drawn().ensureAlpha(0.5).png().toBuffer(), SIZE],
    ['one-bit.png', png({ ...grey8, depth: 1 }), size],
    ['two-bits.png', png({ ...grey8, depth: 2 }), size],
    ['sixteen-bits.png', png({ ...grey8, depth: 16, color: 2 }), size],
    ['palette.png', png({ ...grey8, depth: 2, color: 3 }), size],
    ['moving.png', png({ ...grey8, frames: 2 }), size],
    ['lossy.webp', webp, whole],
    ['lossless.webp', await drawn().webp({ lossless: true }).toBuffer(), whole],
    [
      'moving.webp',
      await twoFrames()
        .webp({ lossless: true, loop: 0, delay: [100, 100] })
        .toBuffer(),
      whole,
    ],
    ['still.gif', gif, whole],
    [
      'moving.gif',
      await twoFrames()
        .gif({ delay: [100, 100] })
        .toBuffer(),
      whole,
    ],
    ['script.gif', Buffer.concat([gif, text('*/=1;'), extra]), whole],
    ['eight-bits.avif', avif, whole],
    ['ten-bits.avif', await drawn().avif({ quality: 90, effort: 0, bitdepth: 10 }).toBuffer(), whole],
    ['wide-colours.jpg', await drawn().withIccProfile('p3').jpeg({ quality: 95 }).toBuffer(), whole],
    ['named-wrongly.jpg', plain, whole],
    ['one-pixel.png', png({ ...grey8, width: 1, height: 1 }), { width: 1, height: 1 }],
    ['line.png', png({ ...grey8, width: 4_000, height: 2 }), { width: 2_560, height: 1 }],
    ['nothing.jpg', Buffer.alloc(0), refused('upload_empty')],
    ['cut.jpg', cut(jpeg), refused('damaged')],
    ['cut.png', cut(plain), refused('damaged')],
    ['cut.webp', cut(webp), refused('damaged')],
    ['cut.gif', cut(gif), refused('damaged')],
    ['cut.avif', cut(avif), refused('damaged')],
    ['phone.heic', readFileSync(new URL('heic/pug.heic', import.meta.url)), refused('not_picture')],
    ['photo.heic', withBrand(avif, 'heic'), refused('not_picture')],
    [
      'drawing.svg',
      text('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'),
      refused('not_picture'),
    ],
    ['windows.bmp', bmp(40, 30), refused('not_picture')],
    ['scan.tif', await drawn().tiff().toBuffer(), refused('not_picture')],
    ['favicon.ico', ico(png({ ...grey8, width: 32, height: 32 })), refused('not_picture')],
    [
      'paper.pdf',
      text('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF'),
      refused('not_picture'),
    ],
    ['layers.psd', Buffer.concat([text('8BPS\0\x01'), Buffer.alloc(200)]), refused('not_picture')],
    ['new.jxl', Buffer.concat([Buffer.from([0xff, 0x0a]), Buffer.alloc(200)]), refused('not_picture')],
    ['old.jp2', Buffer.concat([text('\0\0\0\x0cjP  \r\n\x87\n'), Buffer.alloc(200)]), refused('not_picture')],
    ['words.png', text(`Not a picture. ${PAYLOAD}`), refused('not_picture')],
    ['head-only.png', plain.subarray(0, 8), refused('damaged')],
    [
      'bomb.png',
      png({ width: 60_000, height: 60_000, depth: 1, color: 0, isHollow: true }),
      refused('too_many_pixels'),
    ],
    ['bomb.jpg', promising(jpeg, 65_000), refused('too_many_pixels')],
    ['too-wide.png', png({ ...grey8, width: 12_001, height: 1 }), refused('too_many_pixels')],
  ];
  return rows.map(([name, bytes, result]) => ({ name, bytes, result }));
}
