import { COLOURS, paletteOf } from '../palette.ts';
import { hashSeed, randomFrom } from '../random.ts';
import { arcade } from './arcade.ts';
import { city } from './city.ts';
import { curtain } from './curtain.ts';
import { lanterns } from './lanterns.ts';
import { neon } from './neon.ts';
import type { DrawScene, Scene } from './scene.ts';
import { silk } from './silk.ts';
import { spotlight } from './spotlight.ts';
import { water } from './water.ts';

const drawings: readonly DrawScene[] = [curtain, water, city, neon, silk, spotlight, lanterns, arcade];

/** A look is a scene in one colour, with slightly different forms. Looks are numbered from 0. */
export const LOOKS = drawings.length * COLOURS;

/** The look of a broadcaster, stable by name: of their card, portrait, media and live picture. */
export const lookOf = (name: string): number => hashSeed(`look/${name}`) % LOOKS;

/** Draws a look. */
export function drawLook(look: number): Scene {
  const draw = drawings[look % drawings.length] ?? curtain;
  return draw(paletteOf(Math.floor(look / drawings.length)), randomFrom(`look/${look}`));
}

/** The colours of a look. */
export const lookPalette = (look: number) => paletteOf(Math.floor(look / drawings.length));
