import { crc32, deflateSync } from 'node:zlib';

const chunk = (type: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
};
const numbers = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [nth, value] of values.entries()) bytes.writeUInt32BE(value, nth * 4);
  return bytes;
};

export interface PngOptions {
  width: number;
  height: number;
  /** Bits of a sample. */
  depth: number;
  /** 0 grey, 2 RGB, 3 palette. */
  color: 0 | 2 | 3;
  /** A second frame makes it an APNG. */
  frames?: 1 | 2;
  /** Writes only the first row, as a decompression bomb does not need its pixels. */
  isHollow?: boolean;
}

const SAMPLES = { 0: 1, 2: 3, 3: 1 };

/** A PNG with the bits 1010… in each row: forms that sharp does not write. */
export function png({ width, height, depth, color, frames = 1, isHollow = false }: PngOptions): Buffer {
  const row = Buffer.alloc(1 + Math.ceil((width * depth * SAMPLES[color]) / 8), 0xaa);
  row[0] = 0;
  const pixels = deflateSync(Buffer.concat(Array.from({ length: isHollow ? 1 : height }, () => row)));
  const frame = (nth: number) =>
    chunk('fcTL', Buffer.concat([numbers(nth, width, height, 0, 0), Buffer.from([0, 1, 0, 10, 0, 0])]));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', Buffer.concat([numbers(width, height), Buffer.from([depth, color, 0, 0, 0])])),
    ...(color === 3 ? [chunk('PLTE', Buffer.from([200, 30, 30, 30, 30, 200, 0, 0, 0, 255, 255, 255]))] : []),
    ...(frames === 2 ? [chunk('acTL', numbers(2, 0)), frame(0)] : []),
    chunk('IDAT', pixels),
    ...(frames === 2 ? [frame(1), chunk('fdAT', Buffer.concat([numbers(2), pixels]))] : []),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
