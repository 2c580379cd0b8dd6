/**
 * The values that no brand chooses, written once: the Tailwind theme (`tailwind.css`), the custom properties and the
 * design tokens are made from them. `npm run docs` writes the style sheet's part.
 */

/** In rem, times the brand's density. */
export const spacing = 0.25;

/** In rem, times the brand's factor. `pill` is half of the highest pill, so that it follows the factor down to square. */
export const radii = {
  xs: 0.25,
  sm: 0.375,
  md: 0.625,
  lg: 0.875,
  xl: 1.25,
  '2xl': 1.75,
  pill: 1.25,
} as const;

/** In px. Below `desktop` is mobile (spec 1 §9). */
export const breakpoints = { sm: 480, desktop: 800, wide: 1200, page: 1600 } as const;

/** Font size and line height in rem. */
export const texts = {
  '2xs': { size: 0.6875, line: 0.9375 },
  xs: { size: 0.75, line: 1 },
  sm: { size: 0.8125, line: 1.1875 },
  base: { size: 0.9375, line: 1.4375 },
  lg: { size: 1.0625, line: 1.5 },
  xl: { size: 1.25, line: 1.625 },
  '2xl': { size: 1.5625, line: 1.9375 },
  '3xl': { size: 2.0625, line: 2.4375 },
} as const;
/** Sizes that are set in the heading font. */
export const headingTexts: readonly string[] = ['xl', '2xl', '3xl'];

/** Grows with the window, between two sizes in rem; the line height is a factor. */
export const displayText = { least: 2.5, fluid: '1.6rem + 4vw', most: 3.75, line: 1.05 } as const;

export const weights = { normal: 400, medium: 500, semibold: 600, heading: 650, bold: 700 } as const;

export const monoFont = 'ui-monospace, "SF Mono", "Cascadia Mono", "Liberation Mono", monospace';

export const easings = {
  out: [0.2, 0.8, 0.2, 1],
  'in-out': [0.6, 0, 0.2, 1],
  spring: [0.3, 1.4, 0.5, 1],
} as const;

/** In ms. */
export const durations = { fast: 120, base: 200, slow: 320 } as const;

/** Of hover and focus, and of everything that names no other. */
export const defaultTransition = { duration: 'fast', easing: 'out' } as const;

/** Colours that are mixed with what lies below them: red, green, blue and opacity. No contrast pair has them. */
export const translucent = {
  overlay: { light: [24, 14, 28, 0.48], dark: [4, 2, 6, 0.66] },
  shadow: { light: [40, 16, 48, 0.09], dark: [0, 0, 0, 0.34] },
  'shadow-strong': { light: [40, 16, 48, 0.22], dark: [0, 0, 0, 0.6] },
} as const;
export type Translucent = keyof typeof translucent;

export interface ShadowLayer {
  /** In px. */
  y: number;
  blur: number;
  spread?: number;
  color: Translucent;
}
export const shadows: Readonly<Record<string, readonly ShadowLayer[]>> = {
  xs: [{ y: 1, blur: 2, color: 'shadow' }],
  sm: [
    { y: 1, blur: 2, color: 'shadow' },
    { y: 2, blur: 6, spread: -2, color: 'shadow' },
  ],
  md: [
    { y: 2, blur: 4, color: 'shadow' },
    { y: 10, blur: 24, spread: -8, color: 'shadow' },
  ],
  lg: [
    { y: 4, blur: 8, color: 'shadow' },
    { y: 24, blur: 56, spread: -16, color: 'shadow-strong' },
  ],
};

/** Stacking order of whole layers; a test compares it with the `z-` classes of the components. */
export const layers = { raised: 10, cover: 20, bar: 30, modal: 40, popup: 50 } as const;
