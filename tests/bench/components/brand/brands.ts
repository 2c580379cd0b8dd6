/** The brands to switch between: another colour for every role, other corners, spacing and letters. */
import type { BrandInput } from '@footlight/theme';

export const brands: readonly BrandInput[] = [
  { primary: '#f841b5', secondary: '#05b0fa' },
  { primary: '#8e3b6e', secondary: '#c98b2b', radius: 2, density: 1.1, fontHeading: 'Georgia, serif' },
  {
    primary: '#e4ff3a',
    secondary: '#7c8cff',
    radius: 0,
    density: 0.9,
    fontBody: 'Arial, sans-serif',
    forceDark: true,
  },
];
