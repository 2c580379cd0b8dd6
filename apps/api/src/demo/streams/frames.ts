import { SEGMENT_MS, SEGMENTS_PER_LOOP } from './timeline.ts';

/** Size of the drawn frames. ffmpeg enlarges them; the soft content loses nothing. */
export const FRAME_WIDTH = 192;
export const FRAME_HEIGHT = 108;
/** Length of a loop, in seconds. */
export const LOOP_SECONDS = (SEGMENT_MS / 1000) * SEGMENTS_PER_LOOP;

type Rgb = readonly [number, number, number];

/** One abstract scene: two background colours and the light that drifts over them. `tone` is its chord in Hz. */
export interface Scene {
  ground: readonly [Rgb, Rgb];
  lights: readonly Rgb[];
  /** Whole turns of each light per loop, so that the end matches the beginning. */
  turns: readonly (readonly [number, number])[];
  stripes: number;
  tone: readonly [number, number, number];
}

/** The scenes that demo streams show, one loop each. */
export const scenes: readonly Scene[] = [
  {
    ground: [
      [38, 10, 54],
      [92, 20, 84],
    ],
    lights: [
      [248, 65, 181],
      [120, 40, 220],
      [255, 150, 90],
      [60, 20, 120],
    ],
    turns: [
      [1, 2],
      [2, 1],
      [1, 3],
      [3, 2],
    ],
    stripes: 3,
    tone: [220, 277.2, 329.6],
  },
  {
    ground: [
      [6, 24, 48],
      [8, 60, 92],
    ],
    lights: [
      [5, 176, 250],
      [40, 220, 190],
      [90, 90, 240],
      [10, 70, 140],
    ],
    turns: [
      [2, 1],
      [1, 1],
      [3, 1],
      [1, 2],
    ],
    stripes: 5,
    tone: [196, 246.9, 293.7],
  },
  {
    ground: [
      [58, 20, 14],
      [120, 44, 26],
    ],
    lights: [
      [255, 176, 80],
      [240, 84, 70],
      [250, 220, 150],
      [150, 30, 70],
    ],
    turns: [
      [1, 1],
      [2, 3],
      [1, 2],
      [2, 1],
    ],
    stripes: 2,
    tone: [174.6, 220, 261.6],
  },
  {
    ground: [
      [10, 36, 30],
      [24, 76, 58],
    ],
    lights: [
      [90, 220, 140],
      [30, 150, 160],
      [210, 230, 120],
      [16, 90, 90],
    ],
    turns: [
      [3, 2],
      [1, 2],
      [2, 1],
      [1, 1],
    ],
    stripes: 4,
    tone: [207.7, 261.6, 311.1],
  },
  {
    ground: [
      [24, 18, 44],
      [60, 40, 96],
    ],
    lights: [
      [180, 140, 255],
      [255, 140, 190],
      [110, 160, 255],
      [70, 30, 110],
    ],
    turns: [
      [1, 3],
      [2, 2],
      [1, 1],
      [3, 1],
    ],
    stripes: 6,
    tone: [233.1, 293.7, 349.2],
  },
];

/** All frames of a loop, drawn on demand. */
export async function* loopFrames(
  loop: { draw(phase: number): Uint8Array },
  frameRate: number,
): AsyncGenerator<Uint8Array> {
  const frames = LOOP_SECONDS * frameRate;
  for (let frame = 0; frame < frames; frame += 1) {
    yield loop.draw(frame / frames);
    // Drawing a frame takes milliseconds; yield, because the process is still starting.
    await new Promise<void>((resolve) => setImmediate(resolve));
  }
}

/** Draws one frame. `phase` runs from 0 to 1 over the loop, and 1 looks like 0. */
export function drawFrame(scene: Scene, phase: number): Uint8Array {
  const turn = phase * Math.PI * 2;
  const lights = scene.lights.map((colour, index) => {
    const [across, down] = scene.turns[index % scene.turns.length] ?? [1, 1];
    const shift = index * 1.7;
    return {
      colour,
      x: 0.5 + 0.42 * Math.sin(turn * across + shift),
      y: 0.5 + 0.36 * Math.cos(turn * down + shift * 1.3),
      sharpness: 9 + 5 * index,
    };
  });
  // A small bright bead circles the centre once per loop, like a clock hand.
  const bead = { x: 0.5 + 0.16 * Math.sin(turn), y: 0.5 - 0.28 * Math.cos(turn) };
  const [from, to] = scene.ground;
  const pixels = new Uint8Array(FRAME_WIDTH * FRAME_HEIGHT * 3);
  let at = 0;
  for (let row = 0; row < FRAME_HEIGHT; row += 1) {
    const y = row / FRAME_HEIGHT;
    const wave = Math.sin(turn + y * 4) * 0.5;
    for (let column = 0; column < FRAME_WIDTH; column += 1) {
      const x = column / FRAME_WIDTH;
      const mix = 0.5 + 0.5 * Math.sin((x + wave * 0.2) * scene.stripes * 2 + y * 3 + turn);
      let red = from[0] + (to[0] - from[0]) * mix;
      let green = from[1] + (to[1] - from[1]) * mix;
      let blue = from[2] + (to[2] - from[2]) * mix;
      for (const light of lights) {
        const dx = (x - light.x) * 1.78;
        const dy = y - light.y;
        const near = 1 / (1 + (dx * dx + dy * dy) * light.sharpness);
        const share = near * near * 0.85;
        red += (light.colour[0] - red) * share;
        green += (light.colour[1] - green) * share;
        blue += (light.colour[2] - blue) * share;
      }
      const bx = (x - bead.x) * 1.78;
      const by = y - bead.y;
      const glow = 150 / (1 + (bx * bx + by * by) * 2_600);
      pixels[at] = Math.min(255, red + glow);
      pixels[at + 1] = Math.min(255, green + glow);
      pixels[at + 2] = Math.min(255, blue + glow);
      at += 3;
    }
  }
  return pixels;
}
