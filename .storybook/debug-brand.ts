/**
 * An unmistakable brand for tests: every role has its own loud colour, corners are fully round and the fonts unusual.
 * Anything that looks different does not use a token.
 */
import {
  type BrandInput,
  derivePalette,
  type Palette,
  readColor,
  roles,
  type SchemePalette,
} from '@footlight/theme';

export const DEBUG_BRAND = 'debug';

export const debugBrand: BrandInput = {
  primary: '#ff00c8',
  secondary: '#00d0ff',
  radius: 2,
  density: 1.25,
  fontBody: '"Courier New","Liberation Mono",monospace',
  fontHeading: '"Brush Script MT","Liberation Serif",serif',
};

/** Golden angle: spreads any number of hues as far apart as possible. */
const GOLDEN = 137.508;

/** Keeps the lightness of the derived role, so that it stays readable, with the highest chroma at that lightness. */
function loud(colors: SchemePalette): SchemePalette {
  const entries = roles.map((role, index) => {
    const value = Number.parseInt(colors[role].slice(1), 16);
    const mean = ((value >> 16) + ((value >> 8) & 255) + (value & 255)) / 765;
    const lightness = 0.22 + 0.7 * mean + 0.0011 * (index % 7);
    const { hex = colors[role] } = readColor(`oklch(${lightness} 0.19 ${(index * GOLDEN) % 360})`);
    return [role, hex] as const;
  });
  return Object.fromEntries(entries) as SchemePalette;
}

const derived = derivePalette(debugBrand);

export const debugPalette: Palette = {
  ...derived,
  light: loud(derived.light),
  dark: loud(derived.dark),
  more: { light: loud(derived.more.light), dark: loud(derived.more.dark) },
};
