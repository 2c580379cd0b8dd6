import type { VrFormat } from '@footlight/contract';
import { hashSeed } from '../art/random.ts';
import { drawFrame, FRAME_HEIGHT, FRAME_WIDTH, scenes } from './frames.ts';
import { vrScene } from './vr-frames.ts';

/** What a loop shows. */
export interface Loop {
  /** Size of the drawn frames; ffmpeg scales them. */
  width: number;
  height: number;
  /** Its chord, in Hz. */
  tone: readonly [number, number, number];
  /** One frame in packed RGB. `phase` runs from 0 to 1 over the loop, and 1 looks like 0. */
  draw(phase: number): Uint8Array;
}

/** The formats of the demo's VR streams, by the beginning of a stream's name. */
const VR_FORMATS: Readonly<Record<string, VrFormat>> = {
  v360mono: { projection: '360', layout: 'mono' },
  v180sbs: { projection: '180', layout: 'sbs' },
};
const VR_NAMES = Object.keys(VR_FORMATS);

/** The demo's loops: flat scenes, then one for each VR format. */
export const loops: readonly Loop[] = [
  ...scenes.map((scene) => ({
    width: FRAME_WIDTH,
    height: FRAME_HEIGHT,
    tone: scene.tone,
    draw: (phase: number) => drawFrame(scene, phase),
  })),
  ...Object.values(VR_FORMATS).map(vrScene),
];

/** The loop of a VR stream; null for other streams. */
export const vrLoopOf = (stream: string): number | null => {
  const at = VR_NAMES.indexOf(stream.split('_', 1)[0] ?? '');
  return at < 0 ? null : scenes.length + at;
};

/** Stream names of the platform: `s_` or a VR format, and a username. */
export const STREAM_NAME = new RegExp(`^(s|${VR_NAMES.join('|')})_[a-z0-9][a-z0-9_-]{1,40}$`);

/** Name and format of a broadcaster's VR stream, deterministic by the username. */
export const vrStreamOf = (username: string): { streamName: string; format: VrFormat } => {
  const name = VR_NAMES[hashSeed(`vr/${username}`) % VR_NAMES.length] ?? '';
  return { streamName: `${name}_${username}`, format: VR_FORMATS[name] as VrFormat };
};
