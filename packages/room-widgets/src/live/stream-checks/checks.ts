import type { IngestHealth } from './stream-health.tsx';

/** The mean brightness of the picture, 0 to 1; null while unknown. */
export type Brightness = number | null;
/** Whether the microphone was heard in the last seconds; null while unknown. `none`: there is no microphone. */
export type Hearing = 'heard' | 'silent' | 'none' | null;

/** What a check found: a key of the texts, and the number that its sentence names. */
export interface Check {
  name: 'light' | 'sound' | 'upload' | 'frames' | 'sharpness';
  result: 'fine' | 'dark' | 'bright' | 'silent' | 'none' | 'slow' | 'few' | 'small';
  value?: number;
}

export interface Signs {
  brightness: Brightness;
  hearing: Hearing;
  /** The camera's picture height in pixels; 0 while unknown. */
  height: number;
  /** What arrives; null before going live. */
  health: IngestHealth | null;
  /** Milliseconds of the recording that wait for the upload. */
  behindMs: number;
}

const DARK = 0.12;
const BRIGHT = 0.9;
/** Some pieces are always on their way. */
const MOST_BEHIND_MS = 3_000;
const LEAST_FPS = 20;
const LEAST_HEIGHT = 480;

const lightOf = (brightness: number): Check['result'] =>
  brightness < DARK ? 'dark' : brightness > BRIGHT ? 'bright' : 'fine';

/** What a broadcaster can fix, in the order of the list; nothing that is not known yet. */
export const checksOf = ({ brightness, hearing, height, health, behindMs }: Signs): Check[] => {
  const found: Check[] = [];
  if (brightness !== null) found.push({ name: 'light', result: lightOf(brightness) });
  if (hearing !== null) found.push({ name: 'sound', result: hearing === 'heard' ? 'fine' : hearing });
  if (health) {
    found.push(
      behindMs > MOST_BEHIND_MS
        ? { name: 'upload', result: 'slow', value: Math.round(behindMs / 1_000) }
        : { name: 'upload', result: 'fine' },
    );
    // 0: not counted yet.
    if (health.fps > 0) {
      found.push(
        health.fps < LEAST_FPS
          ? { name: 'frames', result: 'few', value: health.fps }
          : { name: 'frames', result: 'fine' },
      );
    }
  }
  if (height > 0) {
    found.push(
      height < LEAST_HEIGHT
        ? { name: 'sharpness', result: 'small', value: height }
        : { name: 'sharpness', result: 'fine', value: height },
    );
  }
  return found;
};
