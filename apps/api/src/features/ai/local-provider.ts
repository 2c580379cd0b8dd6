import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { drawing } from '../../kernel/drawing.ts';
import type { AiProvider } from './provider.ts';

const OPENINGS = [
  'I like that thought.',
  'Tell me more about it.',
  'That made me smile.',
  'How interesting!',
];
const IMAGES = ['a slow tide', 'a lamp in a blue room', 'a train at dawn', 'the first warm wind'];
const CLOSINGS = ['What do you see?', 'And what would you do next?', 'Shall we stay with it?'];
const WORD_MS = 40;
const SIDE = 512;

const seedOf = (text: string): Buffer => createHash('sha256').update(text).digest();
const pick = (list: readonly string[], byte = 0): string => list[byte % list.length] ?? '';

/** The demo's provider: the same request always gets the same harmless text and the same abstract picture. */
export function createLocalAiProvider(): AiProvider {
  return {
    async *chat({ display_name }, turns, signal) {
      const seed = seedOf(`${display_name} ${turns.at(-1)?.content ?? ''}`);
      const text = `${pick(OPENINGS, seed[0])} It reminds me of ${pick(IMAGES, seed[1])}. ${pick(CLOSINGS, seed[2])}`;
      for (const word of text.split(/(?<= )/)) {
        await wait(WORD_MS, undefined, { signal });
        yield word;
      }
    },
    async image({ name }, { message }) {
      const seed = seedOf(`${name} ${message}`);
      const pixels = new Uint8Array(SIDE * SIDE * 3);
      for (let at = 0; at < pixels.length; at += 1) {
        const [pixel, channel] = [Math.floor(at / 3), at % 3];
        const [x, y] = [pixel % SIDE, Math.floor(pixel / SIDE)];
        const wave = (offset: number, along: number) =>
          Math.sin(
            (along / SIDE) * (2 + (seed[channel + offset] ?? 0) / 40) + (seed[channel + offset + 3] ?? 0),
          );
        pixels[at] = 128 + 60 * wave(0, x + y) + 60 * wave(6, x - y);
      }
      const library = await drawing();
      return library(pixels, { raw: { width: SIDE, height: SIDE, channels: 3 } })
        .png()
        .toBuffer();
    },
    allows: async () => true,
  };
}
