/** Compares two pictures pixel by pixel, without tolerance, and marks the differences. */
import { createHash } from 'node:crypto';
import { PNG } from 'pngjs';

/** A changed part of the picture, in pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Comparison {
  /** Number of pixels that differ; what only one picture covers differs. */
  pixels: number;
  /** Size of the larger of both, in each direction. */
  width: number;
  height: number;
  boxes: Box[];
}

export interface Bitmap {
  width: number;
  height: number;
  /** Red, green, blue, alpha, row by row. */
  data: Uint8Array;
}

export const decode = (png: Buffer): Bitmap => PNG.sync.read(png);

export const encode = ({ width, height, data }: Bitmap): Buffer => {
  const png = new PNG({ width, height });
  png.data = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  return PNG.sync.write(png, { colorType: 2, deflateLevel: 7 });
};

/** Names a picture by its pixels, however the file is packed. */
export const pixelHash = ({ width, height, data }: Bitmap): string =>
  createHash('sha256').update(`${width}x${height}`).update(data).digest('hex').slice(0, 16);

const words = ({ data }: Bitmap) =>
  data.byteOffset % 4 === 0
    ? new Uint32Array(data.buffer, data.byteOffset, data.byteLength / 4)
    : new Uint32Array(data.slice().buffer);

/** Changes closer than this, in pixels, are one box. */
const CELL = 16;

/** Groups the touched cells of a grid into boxes that do not touch. */
function boxesOf(bounds: ReadonlyMap<number, Box>, columns: number): Box[] {
  const left = new Set(bounds.keys());
  const boxes: Box[] = [];
  for (const start of bounds.keys()) {
    if (!left.delete(start)) continue;
    const queue = [start];
    let [x1, y1, x2, y2] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 0, 0];
    for (let cell = queue.pop(); cell !== undefined; cell = queue.pop()) {
      const box = bounds.get(cell);
      if (!box) continue;
      x1 = Math.min(x1, box.x);
      y1 = Math.min(y1, box.y);
      x2 = Math.max(x2, box.x + box.width);
      y2 = Math.max(y2, box.y + box.height);
      const column = cell % columns;
      for (const down of [-columns, 0, columns]) {
        for (const right of [-1, 0, 1]) {
          if (column + right < 0 || column + right >= columns) continue;
          if (left.delete(cell + down + right)) queue.push(cell + down + right);
        }
      }
    }
    boxes.push({ x: x1, y: y1, width: x2 - x1, height: y2 - y1 });
  }
  return boxes.sort((a, b) => a.y - b.y || a.x - b.x);
}

/** Threshold zero: one step of one channel of one pixel is a difference. */
export function compare(before: Bitmap, after: Bitmap, onPixel?: (x: number, y: number) => void): Comparison {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const [a, b] = [words(before), words(after)];
  const columns = Math.ceil(width / CELL);
  const bounds = new Map<number, Box>();
  let pixels = 0;
  for (let y = 0; y < height; y += 1) {
    const rowA = y < before.height ? y * before.width : -1;
    const rowB = y < after.height ? y * after.width : -1;
    for (let x = 0; x < width; x += 1) {
      const inA = rowA >= 0 && x < before.width;
      const inB = rowB >= 0 && x < after.width;
      if (inA && inB && a[rowA + x] === b[rowB + x]) continue;
      if (!inA && !inB) continue;
      pixels += 1;
      onPixel?.(x, y);
      const cell = Math.floor(y / CELL) * columns + Math.floor(x / CELL);
      const box = bounds.get(cell);
      if (!box) {
        bounds.set(cell, { x, y, width: 1, height: 1 });
        continue;
      }
      const x2 = Math.max(box.x + box.width, x + 1);
      box.x = Math.min(box.x, x);
      box.width = x2 - box.x;
      box.height = y + 1 - box.y;
    }
  }
  return { pixels, width, height, boxes: boxesOf(bounds, columns) };
}

/** Size of what a picture shows without the empty ground right of it and below it, with a margin, in pixels. */
export function contentSize(bitmap: Bitmap, margin = 24): { width: number; height: number } {
  const pixels = words(bitmap);
  const ground = pixels[pixels.length - 1];
  let [right, bottom] = [0, 0];
  for (let y = 0; y < bitmap.height; y += 1) {
    const row = y * bitmap.width;
    let x = bitmap.width - 1;
    while (x >= right && pixels[row + x] === ground) x -= 1;
    if (x >= right) right = x + 1;
    if (pixels.subarray(row, row + right).some((pixel) => pixel !== ground)) bottom = y + 1;
  }
  const upTo = (end: number, all: number) => (end === 0 ? all : Math.min(all, end + margin));
  return { width: upTo(right, bitmap.width), height: upTo(bottom, bitmap.height) };
}

const CHANGED = [217, 0, 117] as const;

/** The after picture, pale and grey, with changed pixels in one loud colour and a frame around each changed part. */
export function drawDifference(before: Bitmap, after: Bitmap): { comparison: Comparison; picture: Bitmap } {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const data = new Uint8Array(width * height * 4).fill(255);
  for (let y = 0; y < after.height; y += 1) {
    for (let x = 0; x < after.width; x += 1) {
      const from = (y * after.width + x) * 4;
      const grey =
        ((after.data[from] ?? 0) * 3 + (after.data[from + 1] ?? 0) * 6 + (after.data[from + 2] ?? 0)) / 10;
      data.fill(198 + grey * 0.22, (y * width + x) * 4, (y * width + x) * 4 + 3);
    }
  }
  const paint = (x: number, y: number) => {
    if (x >= 0 && y >= 0 && x < width && y < height) data.set(CHANGED, (y * width + x) * 4);
  };
  const comparison = compare(before, after, paint);
  const GAP = 4;
  for (const box of comparison.boxes) {
    for (let x = box.x - GAP; x < box.x + box.width + GAP; x += 1) {
      paint(x, box.y - GAP);
      paint(x, box.y + box.height + GAP - 1);
    }
    for (let y = box.y - GAP; y < box.y + box.height + GAP; y += 1) {
      paint(box.x - GAP, y);
      paint(box.x + box.width + GAP - 1, y);
    }
  }
  return { comparison, picture: { width, height, data } };
}
