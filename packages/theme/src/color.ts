/** Colour arithmetic: hex in, hex out, OKLCH in between. */
import {
  converter,
  formatHex,
  modeHsl,
  modeHwb,
  modeLab,
  modeLch,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  modeXyz50,
  modeXyz65,
  parse,
  parseHex,
  useMode as registerMode,
} from 'culori/fn';

// Colour spaces that operators use, and those needed to convert them.
for (const mode of [modeRgb, modeLrgb, modeOklab, modeOklch, modeHsl, modeHwb]) registerMode(mode);
for (const mode of [modeXyz50, modeXyz65, modeLab, modeLch]) registerMode(mode);

const toOklch = converter('oklch');
const toRgb = converter('rgb');

/** Lightness 0 to 1, chroma 0 to about 0.37, hue in degrees. */
export interface Lch {
  l: number;
  c: number;
  h: number;
}

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/** True for `#rgb` and `#rrggbb`; an alpha channel is refused, since contrast would be undefined. */
export const isHex = (value: unknown): value is string => typeof value === 'string' && HEX.test(value);

/** Reads a hex colour. Throws a TypeError for anything else: check with `isHex` first. */
export function readHex(hex: string): Lch {
  const rgb = isHex(hex) ? parseHex(hex) : undefined;
  if (!rgb) throw new TypeError(`Not a hex colour: ${hex}`);
  const { l, c, h } = toOklch(rgb);
  return { l, c, h: h ?? 0 };
}

/** A parsed colour as `#rrggbb` with the changes made to it, or the reason why it is invalid. */
export type ReadColor =
  | { hex: string; isMapped: boolean }
  | { hex?: undefined; problem: 'unknown-syntax' | 'has-alpha' };

const LONGEST = 100;

/** The parser throws for some invalid colours, such as `/0A`. */
const parseText = (text: string): ReturnType<typeof parse> => {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
};

/**
 * Reads any opaque CSS colour: hex, names, `rgb()`, `hsl()`, `hwb()`, `lab()`, `lch()`, `oklab()`, `oklch()`. Colours
 * outside sRGB lose chroma and keep their hue.
 */
export function readColor(value: unknown): ReadColor {
  const text = typeof value === 'string' && value.length <= LONGEST ? value.trim().toLowerCase() : '';
  const color = text ? parseText(text) : undefined;
  if (!color) return { problem: 'unknown-syntax' };
  if (color.alpha !== undefined && color.alpha < 1) return { problem: 'has-alpha' };
  const rgb = toRgb(color);
  const channels = [rgb.r, rgb.g, rgb.b];
  if (channels.some((one) => !Number.isFinite(one))) return { problem: 'unknown-syntax' };
  // Half of an 8-bit step: anything smaller is rounding.
  const isMapped = channels.some((one) => one < -0.002 || one > 1.002);
  if (!isMapped) return { hex: formatHex(rgb), isMapped };
  const { l, c, h } = toOklch(color);
  return { hex: toHex({ l, c, h: h ?? 0 }), isMapped };
}

/** The sRGB signal (0 to 255) of linear light (0 to 1). */
const encode = (linear: number): number => {
  const light = Math.min(1, Math.max(0, linear));
  return Math.round(255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055));
};

// Tolerance in linear light: less than a hundredth of an 8-bit step.
const SLACK = 1e-5;
const isLight = (value: number) => value >= -SLACK && value <= 1 + SLACK;

/**
 * The nearest sRGB colour of this lightness and hue, with reduced chroma if necessary. Always `#rrggbb`. Written by
 * hand because a palette needs thousands of them and a general converter takes ten times as long.
 */
export function toHex({ l, c, h }: Lch): string {
  const lightness = Math.min(1, Math.max(0, l));
  const angle = (h * Math.PI) / 180;
  const x = Math.cos(angle);
  const y = Math.sin(angle);
  // Gain of each cone's cube root with chroma.
  const dl = 0.3963377774 * x + 0.2158037573 * y;
  const dm = -0.1055613458 * x - 0.0638541728 * y;
  const ds = -0.0894841775 * x - 1.291485548 * y;
  let red = 0;
  let green = 0;
  let blue = 0;
  const fits = (chroma: number): boolean => {
    const long = (lightness + dl * chroma) ** 3;
    const middle = (lightness + dm * chroma) ** 3;
    const short = (lightness + ds * chroma) ** 3;
    red = 4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short;
    green = -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short;
    blue = -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short;
    return isLight(red) && isLight(green) && isLight(blue);
  };
  if (!fits(c)) {
    let inside = 0;
    let outside = c;
    while (outside - inside > 1e-4) {
      const half = (inside + outside) / 2;
      if (fits(half)) inside = half;
      else outside = half;
    }
    fits(inside);
  }
  const value = (encode(red) << 16) | (encode(green) << 8) | encode(blue);
  return `#${value.toString(16).padStart(6, '0')}`;
}

const linearLight = Array.from({ length: 256 }, (_, signal) => {
  const value = signal / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});
const light = (signal: number): number => linearLight[signal] ?? 0;

/** WCAG relative luminance of a `#rrggbb` colour, 0 to 1. */
export function luminance(hex: string): number {
  const value = Number.parseInt(hex.slice(1), 16);
  return 0.2126 * light(value >> 16) + 0.7152 * light((value >> 8) & 255) + 0.0722 * light(value & 255);
}

const ratio = (x: number, y: number): number => (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);

/** WCAG 2 contrast ratio of two `#rrggbb` colours, 1 to 21. Uses the rounded colours. */
export const contrast = (a: string, b: string): number => ratio(luminance(a), luminance(b));

/** Returns a function that measures a colour against fixed others and returns the lowest ratio. */
export function leastContrast(others: readonly string[]): (hex: string) => number {
  const lights = others.map(luminance);
  return (hex) => {
    const own = luminance(hex);
    let least = 21;
    for (const other of lights) least = Math.min(least, ratio(own, other));
    return least;
  };
}

/** A colour of this opacity over an opaque one, mixed as browsers do. Both `#rrggbb`. */
export function composite(hex: string, alpha: number, below: string): string {
  const [top, under] = [Number.parseInt(hex.slice(1), 16), Number.parseInt(below.slice(1), 16)];
  const mixed = [16, 8, 0].map((bits) =>
    Math.round(((top >> bits) & 255) * alpha + ((under >> bits) & 255) * (1 - alpha)),
  );
  return `#${mixed.map((one) => one.toString(16).padStart(2, '0')).join('')}`;
}

/** Step size of the search in lightness. */
export const LIGHTNESS_STEP = 0.005;
/** Coarse step of the search, before it tries the steps in between. */
const LEAP = 8;

/** Number of steps from `start` to the first colour that `passes`. Assumes that colours further out pass too. */
function firstStep(at: (step: number) => string, last: number, passes: (hex: string) => boolean) {
  for (let leap = 0; ; leap = Math.min(leap + LEAP, last)) {
    if (passes(at(leap))) {
      for (let step = Math.max(0, leap - LEAP + 1); step < leap; step++) if (passes(at(step))) return step;
      return leap;
    }
    if (leap >= last) return Number.POSITIVE_INFINITY;
  }
}

/**
 * The colour of the same hue and chroma whose lightness is nearest to `start` and which `passes`.
 * `direction` limits the search to lighter (1) or darker (-1). Undefined when no lightness passes.
 */
export function nearestLightness(
  start: Lch,
  passes: (hex: string) => boolean,
  direction?: 1 | -1,
): string | undefined {
  const toward = (sign: 1 | -1) => {
    const at = (step: number) => toHex({ l: start.l + sign * step * LIGHTNESS_STEP, c: start.c, h: start.h });
    // The ends of the scale (black and white) count even if no step falls on them.
    const last = Math.max(0, Math.ceil((sign === 1 ? 1 - start.l : start.l) / LIGHTNESS_STEP));
    return { at, step: firstStep(at, last, passes) };
  };
  const found = (direction ? [direction] : ([-1, 1] as const)).map(toward);
  const nearest = found.reduce((best, one) => (one.step < best.step ? one : best));
  return nearest.step === Number.POSITIVE_INFINITY ? undefined : nearest.at(nearest.step);
}
