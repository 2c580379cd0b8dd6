import type { VrFormat } from '@footlight/contract';

/** Where the viewer looks, in degrees: to the right of the picture's middle, and above it. */
export interface Angles {
  yaw: number;
  pitch: number;
}

export const AHEAD: Angles = { yaw: 0, pitch: 0 };
/** Degrees of the picture that fit into the height of the screen. */
export const FIELD_OF_VIEW = 75;
/** Degrees of one press of an arrow key. */
const KEY_STEP = 6;
/** Straight up and down there is no left and right. */
const MAX_PITCH = 85;
/** Half a sphere ends at 90 degrees; from here the edge is well in view. */
const MAX_YAW_OF_180 = 65;

const between = (value: number, limit: number): number => Math.min(limit, Math.max(-limit, value));
/** The same direction between -180 and 180 degrees. */
const wrapped = (degrees: number): number => ((((degrees + 180) % 360) + 360) % 360) - 180;

/** A direction that exists in the picture: a full circle wraps around, half a sphere ends. */
export const limited = ({ yaw, pitch }: Angles, { projection }: Pick<VrFormat, 'projection'>): Angles => ({
  yaw: projection === '360' ? wrapped(yaw) : between(yaw, MAX_YAW_OF_180),
  pitch: between(pitch, MAX_PITCH),
});

/** The picture follows the pointer: `across` and `down` in pixels, on a screen of `height` pixels. */
export const dragged = ({ yaw, pitch }: Angles, across: number, down: number, height: number): Angles => {
  const degrees = FIELD_OF_VIEW / Math.max(1, height);
  return { yaw: yaw - across * degrees, pitch: pitch + down * degrees };
};

/** The direction after a key; null for keys that do not turn the view. */
export const keyed = ({ yaw, pitch }: Angles, key: string): Angles | null => {
  switch (key) {
    case 'ArrowLeft':
      return { yaw: yaw - KEY_STEP, pitch };
    case 'ArrowRight':
      return { yaw: yaw + KEY_STEP, pitch };
    case 'ArrowUp':
      return { yaw, pitch: pitch + KEY_STEP };
    case 'ArrowDown':
      return { yaw, pitch: pitch - KEY_STEP };
    case 'Home':
      return AHEAD;
    default:
      return null;
  }
};

/**
 * Where the back of a device points, from the angles of a `deviceorientation` event in degrees. Its yaw counts from
 * the north. How the device is turned around that direction does not matter, so neither does the screen's orientation.
 */
export const deviceAngles = (alpha: number, beta: number, gamma: number): Angles => {
  const [z, x, y] = [alpha, beta, gamma].map((degrees) => (degrees * Math.PI) / 180) as [
    number,
    number,
    number,
  ];
  const east = -(Math.cos(y) * Math.sin(z) * Math.sin(x) + Math.cos(z) * Math.sin(y));
  const north = -(Math.sin(z) * Math.sin(y) - Math.cos(z) * Math.cos(y) * Math.sin(x));
  const up = -(Math.cos(x) * Math.cos(y));
  return {
    yaw: (Math.atan2(east, north) * 180) / Math.PI,
    pitch: (Math.asin(between(up, 1)) * 180) / Math.PI,
  };
};

/** The view after the device has moved: it turns as far as the device, and looks as high as the device points. */
export const moved = (view: Angles, from: Angles, to: Angles): Angles => ({
  yaw: view.yaw + wrapped(to.yaw - from.yaw),
  pitch: to.pitch,
});

/** The part of the picture's width for one eye: where it starts and how wide it is, from 0 to 1. */
export const eyeWindow = (
  layout: VrFormat['layout'],
  eye: 'left' | 'right',
): { from: number; width: number } =>
  layout === 'mono' ? { from: 0, width: 1 } : { from: eye === 'left' ? 0 : 0.5, width: 0.5 };
