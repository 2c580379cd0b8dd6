import type { Random } from './random.ts';

/** Colours of one picture as CSS hex, dark to bright, and its hue in degrees. */
export interface Palette {
  hue: number;
  deep: string;
  ground: string;
  middle: string;
  bright: string;
  accent: string;
  glow: string;
}

/** Typical hues of each section, so that its grid looks consistent. */
const sectionHues: Readonly<Record<string, readonly [number, ...number[]]>> = {
  f: [338, 318, 355, 12, 295, 28, 275],
  m: [205, 222, 188, 245, 172, 262],
  t: [282, 305, 195, 325, 250, 178],
  c: [14, 345, 36, 268, 158, 300],
  x: [330, 210, 265, 20, 170],
};

/** A palette for a seed's section: a base hue of the section with a small offset, and a companion hue. */
export function paletteFor(section: string, random: Random): Palette {
  const hue = random.pick(sectionHues[section] ?? [330, 210, 265, 20, 170]) + random.range(-9, 9);
  const companion = hue + random.pick([-46, -34, 32, 48, 64]);
  return {
    hue,
    deep: oklchHex(0.2, 0.07, hue),
    ground: oklchHex(0.33, 0.12, hue),
    middle: oklchHex(0.52, 0.17, (hue + companion) / 2),
    bright: oklchHex(0.68, 0.17, companion),
    accent: oklchHex(0.78, 0.14, companion + 18),
    glow: oklchHex(0.91, 0.07, companion + 8),
  };
}

/** An OKLCH colour as sRGB hex. Lowers the chroma until the colour fits into sRGB. */
export function oklchHex(lightness: number, chroma: number, hue: number): string {
  for (let c = chroma; c > 0; c -= 0.005) {
    const channels = oklchToSrgb(lightness, c, hue);
    if (channels.every((value) => value >= -0.001 && value <= 1.001)) return toHex(channels);
  }
  return toHex(oklchToSrgb(lightness, 0, hue));
}

function toHex(channels: readonly number[]): string {
  const bytes = channels.map((value) => Math.round(Math.min(1, Math.max(0, value)) * 255));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

function oklchToSrgb(lightness: number, chroma: number, hue: number): [number, number, number] {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    gamma(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    gamma(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    gamma(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

const gamma = (value: number): number =>
  value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
