/** Colour arithmetic: hex in, hex out, OKLCH in between. */
import {
  clampChroma,
  converter,
  formatHex,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  parseHex,
  useMode as registerMode,
} from 'culori/fn';

registerMode(modeRgb);
registerMode(modeLrgb);
registerMode(modeOklab);
registerMode(modeOklch);

const toOklch = converter('oklch');

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

/** The nearest sRGB colour of this lightness and hue; chroma gives way. Always `#rrggbb`. */
export function toHex({ l, c, h }: Lch): string {
  const lightness = Math.min(1, Math.max(0, l));
  return formatHex(clampChroma({ mode: 'oklch', l: lightness, c, h }, 'oklch', 'rgb'));
}

function channel(hex: string, at: number): number {
  const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** WCAG relative luminance of a `#rrggbb` colour, 0 to 1. */
export const luminance = (hex: string): number =>
  0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5);

/** WCAG 2 contrast ratio of two `#rrggbb` colours, 1 to 21. Measured on what is sent, after rounding. */
export function contrast(a: string, b: string): number {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

const STEP = 0.005;

/**
 * The colour of the same hue and chroma whose lightness is nearest to `start` and which `passes`.
 * `direction` limits the search to lighter (1) or darker (-1). Falls back to black or white, the ends of the
 * walk, whichever lies in the direction (darker when both were allowed).
 */
export function nearestLightness(start: Lch, passes: (hex: string) => boolean, direction?: 1 | -1): string {
  for (let offset = 0; offset <= 1; offset += STEP) {
    const signs = direction ? [direction] : ([-1, 1] as const);
    for (const sign of signs) {
      const l = start.l + sign * offset;
      if (l < 0 || l > 1) continue;
      const hex = toHex({ ...start, l });
      if (passes(hex)) return hex;
    }
  }
  return direction === 1 ? '#ffffff' : '#000000';
}
