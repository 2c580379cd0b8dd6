import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { svgToPng } from '../../kernel/svg-picture.ts';
import { drawLook } from '../art/scenes/index.ts';
import { BLEED, FRAME, type Sway } from '../art/scenes/scene.ts';
import { layerPicture } from '../art/scenes/still.ts';
import { LOOP_SECONDS } from './timeline.ts';

/** A moving picture for ffmpeg: its inputs, and a filter whose end is the label `[stage]`. */
export interface Stage {
  inputs: string[];
  filter: string;
}

/** Where a layer is, as a formula of the time; the same as `swayAt`. */
const along = (way: 'sin' | 'cos', reach: number, { turns, phase }: Sway, scale: number): string =>
  `${-BLEED * scale}+${reach * scale}*${way}(2*PI*${turns}*t/${LOOP_SECONDS}+${phase})`;

/**
 * The scene of a look in motion: its layers as still pictures in `folder`, which ffmpeg moves over each other. That costs a
 * tenth of drawing each frame. `height` is that of the picture, in pixels.
 */
export async function createStage(
  look: number,
  folder: string,
  frameRate: number,
  height: number = FRAME.height,
): Promise<Stage> {
  const scene = drawLook(look);
  const scale = height / FRAME.height;
  const inputs: string[] = [];
  const loaded: string[] = [];
  const laid: string[] = [];
  for (const [at, layer] of scene.layers.entries()) {
    const file = join(folder, `layer-${at}.png`);
    await writeFile(file, await svgToPng(() => layerPicture(scene, layer, scale)));
    inputs.push('-framerate', String(frameRate), '-i', file);
    // Each picture is decoded once, and repeated.
    const format = at === 0 ? 'yuv420p' : 'yuva420p';
    loaded.push(
      `[${at}:v]format=${format},loop=loop=-1:size=1:start=0,setpts=N/(${frameRate}*TB)[layer${at}]`,
    );
    if (at === 0) continue;
    const { sway } = layer;
    const place = sway
      ? `x='${along('sin', sway.x, sway, scale)}':y='${along('cos', sway.y, sway, scale)}'`
      : 'x=0:y=0';
    const below = at === 1 ? 'layer0' : `laid${at - 1}`;
    const above = at === scene.layers.length - 1 ? 'stage' : `laid${at}`;
    laid.push(`[${below}][layer${at}]overlay=${place}[${above}]`);
  }
  return { inputs, filter: [...loaded, ...laid].join(';') };
}
