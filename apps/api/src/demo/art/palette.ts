/** The colours of a scene as CSS hex, dark to bright. `accent` and `glow` are of the companion hue. */
export interface Palette {
  deep: string;
  ground: string;
  middle: string;
  bright: string;
  accent: string;
  glow: string;
}

/** Hue of the form and hue of the light on it, in degrees of OKLCH. */
const hues: readonly (readonly [form: number, light: number])[] = [
  [350, 15],
  [295, 345],
  [262, 200],
  [228, 285],
  [192, 160],
  [158, 110],
  [38, 85],
  [18, 320],
  [322, 285],
  [245, 350],
  [176, 95],
  [5, 55],
];

/** How many colours there are. */
export const COLOURS = hues.length;

/** The palette of a colour, 0 to {@link COLOURS} - 1. */
export function paletteOf(colour: number): Palette {
  const [form, light] = hues[colour % COLOURS] ?? [350, 15];
  return {
    deep: oklchHex(0.16, 0.05, form),
    ground: oklchHex(0.29, 0.1, form),
    middle: oklchHex(0.46, 0.16, form),
    bright: oklchHex(0.65, 0.19, form),
    accent: oklchHex(0.77, 0.15, light),
    glow: oklchHex(0.93, 0.07, light),
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
