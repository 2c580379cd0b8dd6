/** The demo brands of the toolbar. */
import { type BrandInput, brandStyleSheet, defaultBrand } from '@footlight/theme';

export const brands = {
  default: defaultBrand,
  velvet: {
    primary: '#B3123F',
    primaryDark: '#FF5C7C',
    secondary: '#C98A2B',
    radius: 0.4,
    density: 1.1,
    fontBody: 'Optima, Candara, "Noto Sans"',
    fontHeading: '"Iowan Old Style", "Palatino Linotype", Palatino, Georgia, "Liberation Serif", serif',
  },
  noir: {
    primary: '#D7FF3E',
    secondary: '#7C5CFF',
    neutralHue: 265,
    radius: 0,
    density: 0.92,
    forceDark: true,
  },
} satisfies Record<string, BrandInput>;

export type BrandId = keyof typeof brands;
export const brandIds = Object.keys(brands) as BrandId[];
export const isBrandId = (value: unknown): value is BrandId => brandIds.some((id) => id === value);

/** All brands at once, each under its own attribute: frames nest, and a switch is one attribute. */
export const brandSheets = brandIds
  .map((id) => brandStyleSheet(brands[id], { selector: `[data-brand=${id}]` }))
  .join('\n');
