import { crc32, deflateSync } from 'node:zlib';
import { drawFrame, FRAME_HEIGHT, FRAME_WIDTH, scenes } from '../streams/frames.ts';
import { streamPlace } from '../streams/store.ts';
import { SEGMENT_MS, SEGMENTS_PER_LOOP } from '../streams/timeline.ts';

const TILE = { width: FRAME_WIDTH / 2, height: FRAME_HEIGHT / 2 };
const COLUMNS = 5;
const TILES = 20;
const ROWS = TILES / COLUMNS;
const LOOP_SECONDS = (SEGMENT_MS * SEGMENTS_PER_LOOP) / 1000;

/** The time that a tile shows, in seconds. */
const momentOf = (tile: number, duration: number): number => (duration * tile) / TILES;

/** Draws evenly spaced frames of a video on one sheet, for the previews on its time line. */
export async function spriteSheet(name: string, duration: number): Promise<Buffer> {
  const scene = scenes[streamPlace(name).loop];
  if (!scene) throw new Error(`No scene for ${name}`);
  const stride = COLUMNS * TILE.width * 3 + 1;
  const pixels = Buffer.alloc(stride * ROWS * TILE.height);
  for (let tile = 0; tile < TILES; tile += 1) {
    const frame = drawFrame(scene, (momentOf(tile, duration) % LOOP_SECONDS) / LOOP_SECONDS);
    const left = (tile % COLUMNS) * TILE.width;
    const top = Math.floor(tile / COLUMNS) * TILE.height;
    for (let row = 0; row < TILE.height; row += 1) {
      for (let column = 0; column < TILE.width; column += 1) {
        const from = (row * 2 * FRAME_WIDTH + column * 2) * 3;
        const to = (top + row) * stride + 1 + (left + column) * 3;
        for (let part = 0; part < 3; part += 1) pixels[to + part] = frame[from + part] ?? 0;
      }
    }
    // Yield between two tiles.
    await new Promise<void>((resolve) => setImmediate(resolve));
  }
  return png(COLUMNS * TILE.width, ROWS * TILE.height, pixels);
}

/** The index of a sheet: WebVTT cues that refer to areas of it. */
export function spriteIndex(duration: number, sheet: string): string {
  const cues = Array.from({ length: TILES }, (_, tile) => {
    const place = [(tile % COLUMNS) * TILE.width, Math.floor(tile / COLUMNS) * TILE.height];
    const times = `${clock(momentOf(tile, duration))} --> ${clock(momentOf(tile + 1, duration))}`;
    return `${times}\n${sheet}#xywh=${[...place, TILE.width, TILE.height].join(',')}`;
  });
  return `WEBVTT\n\n${cues.join('\n\n')}\n`;
}

const clock = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(11, 23);

/** Encodes rows of packed RGB, each after a filter byte of zero, as PNG. */
function png(width: number, height: number, rows: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const frame = Buffer.alloc(body.length + 8);
    frame.writeUInt32BE(data.length, 0);
    body.copy(frame, 4);
    frame.writeUInt32BE(crc32(body) >>> 0, body.length + 4);
    return frame;
  };
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([signature, ...parts]);
}
