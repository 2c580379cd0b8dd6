import type { Palette } from '../palette.ts';
import type { Random } from '../random.ts';

/** Every scene is drawn in this frame. Layers reach {@link BLEED} beyond it, so that they can move. */
export const FRAME = { width: 1280, height: 720 } as const;
/** In units of the frame. No layer moves further. */
export const BLEED = 72;

/** How a layer moves: how far (units of the frame), how often per loop, and where it starts (radians). */
export interface Sway {
  x: number;
  y: number;
  turns: number;
  phase: number;
}

/** A part of a scene at one depth, as SVG. Without `sway`, it does not move. */
export interface Layer {
  body: string;
  sway?: Sway;
}

/** A drawn scene: gradients, and layers from back to front. The first is opaque and does not move. */
export interface Scene {
  definitions: string;
  layers: readonly [Layer, ...Layer[]];
}

/** Draws a scene in the given colours. Its form depends on `random` alone. */
export type DrawScene = (palette: Palette, random: Random) => Scene;

/** The box that layers fill. */
export const FULL = `x="${-BLEED}" y="${-BLEED}" width="${FRAME.width + 2 * BLEED}" height="${FRAME.height + 2 * BLEED}"`;

/** Where a layer is at a phase of the loop (0 to 1, and 1 is 0 again). */
export function swayAt({ x, y, turns, phase }: Sway, at: number): readonly [x: number, y: number] {
  const angle = 2 * Math.PI * turns * at + phase;
  return [x * Math.sin(angle), y * Math.cos(angle)];
}
