import { svgToPng } from '../../kernel/svg-picture.ts';
import { lookOfSeed } from '../art/pictures.ts';
import { drawLook } from '../art/scenes/index.ts';
import { contactSheet } from '../art/scenes/still.ts';
import { LOOP_SECONDS } from '../streams/timeline.ts';

const TILE = { width: 96, height: 54 };
const COLUMNS = 5;
const TILES = 20;

/** The time that a tile shows, in seconds. */
const momentOf = (tile: number, duration: number): number => (duration * tile) / TILES;

/** Evenly spaced moments of a video on one sheet, as PNG, for the previews on its time line. */
export async function spriteSheet(artSeed: string, duration: number): Promise<Buffer> {
  const phases = Array.from(
    { length: TILES },
    (_, tile) => (momentOf(tile, duration) % LOOP_SECONDS) / LOOP_SECONDS,
  );
  return svgToPng(() => contactSheet(drawLook(lookOfSeed(artSeed)), TILE, COLUMNS, phases));
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
