import type { VrFormat } from '@footlight/contract';
import { hashSeed } from '../art/random.ts';
import { LOOKS, lookOf } from '../art/scenes/index.ts';
import { vrScene } from './vr-frames.ts';

/** A picture that is drawn frame by frame. */
export interface DrawnLoop {
  /** Size of the drawn frames; ffmpeg scales them. */
  width: number;
  height: number;
  /** One frame in packed RGB. `phase` runs from 0 to 1 over the loop, and 1 looks like 0. */
  draw(phase: number): Uint8Array;
}

/** What a loop shows: a look, or drawn frames. `tone` is its chord, in Hz. */
export type Loop = { tone: readonly [number, number, number]; isPortrait: boolean } & (
  | { look: number }
  | DrawnLoop
);

/** The formats of the demo's VR streams, by the beginning of a stream's name. */
const VR_FORMATS: Readonly<Record<string, VrFormat>> = {
  v360mono: { projection: '360', layout: 'mono' },
  v180sbs: { projection: '180', layout: 'sbs' },
};
const VR_NAMES = Object.keys(VR_FORMATS);
const PORTRAIT = 'p';

const TONES = [
  [220, 277.2, 329.6],
  [196, 246.9, 293.7],
  [174.6, 220, 261.6],
  [207.7, 261.6, 311.1],
  [233.1, 293.7, 349.2],
] as const;

const lookLoops = (isPortrait: boolean) =>
  Array.from({ length: LOOKS }, (_, look) => ({
    look,
    tone: TONES[look % TONES.length] ?? TONES[0],
    isPortrait,
  }));

/** The demo's loops: one for each look, then one for each VR format, then one for each look upright. */
export const loops: readonly Loop[] = [
  ...lookLoops(false),
  ...Object.values(VR_FORMATS).map((format) => ({ ...vrScene(format), isPortrait: false })),
  ...lookLoops(true),
];

/** The loops of VR streams. */
export const vrLoops: readonly number[] = VR_NAMES.map((_, at) => LOOKS + at);

/** The loop of a stream: the look of its broadcaster, upright for a portrait, or that of its VR format. */
export const loopOf = (stream: string): number => {
  const [format = '', ...name] = stream.split('_');
  const at = VR_NAMES.indexOf(format);
  if (at >= 0) return LOOKS + at;
  const look = lookOf(name.join('_'));
  return format === PORTRAIT ? LOOKS + VR_NAMES.length + look : look;
};

/** Whether a stream comes from a phone that is held upright. */
export const isPortraitStream = (stream: string): boolean => stream.startsWith(`${PORTRAIT}_`);

/** Name of a broadcaster's stream, deterministic by the username: a few hold a phone upright. */
export const streamOf = (username: string): string =>
  `${hashSeed(`portrait/${username}`) % 24 === 0 ? PORTRAIT : 's'}_${username}`;

/** Stream names of the platform: `s_`, `p_` for portrait or a VR format, and a username. */
export const STREAM_NAME = new RegExp(`^(s|${PORTRAIT}|${VR_NAMES.join('|')})_[a-z0-9][a-z0-9_-]{1,40}$`);

/** Name and format of a broadcaster's VR stream, deterministic by the username. */
export const vrStreamOf = (username: string): { streamName: string; format: VrFormat } => {
  const name = VR_NAMES[hashSeed(`vr/${username}`) % VR_NAMES.length] ?? '';
  return { streamName: `${name}_${username}`, format: VR_FORMATS[name] as VrFormat };
};
