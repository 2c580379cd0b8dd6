/** The brands of the toolbar: those of the demo sites, and the debug brand. */
import { type DemoSiteId, demoSites } from '@footlight/contract/fixtures';
import {
  type BrandInput,
  brandFromSiteCustom,
  brandStyleSheet,
  derivePalette,
  type Palette,
} from '@footlight/theme';
import { DEBUG_BRAND, debugBrand, debugPalette } from './debug-brand.ts';

export type BrandId = DemoSiteId | typeof DEBUG_BRAND;
/** Brands that a visitor could meet. */
export const brandIds = Object.keys(demoSites) as DemoSiteId[];
export const isBrandId = (value: unknown): value is BrandId =>
  value === DEBUG_BRAND || brandIds.some((id) => id === value);

export const brandOf = (id: BrandId): BrandInput =>
  id === DEBUG_BRAND ? debugBrand : brandFromSiteCustom(demoSites[id].custom);

export const paletteOf = (id: BrandId): Palette =>
  id === DEBUG_BRAND ? debugPalette : derivePalette(brandOf(id));

const selectorOf = (id: BrandId) => `[data-brand=${id}]`;

/** What a reviewer checks in each brand. */
export const brandNotes: Record<BrandId, string> = {
  default: 'the house brand',
  velvet: 'serif, no nudity',
  noir: 'always dark, square',
  blanc: 'very light colours when dark',
  onyx: 'very dark colours',
  mirage: 'right to left, pseudo texts',
  grid: 'dense',
  pebble: 'round and airy',
  debug: 'what no token drew stands out',
};

/**
 * Mirage is right-to-left. The site has no right-to-left language, so Storybook uses the pseudo-locale; the brand sets
 * the direction.
 */
export const isRightToLeft = (brand: unknown): boolean => brand === 'mirage';

/** Style sheet of all brands, each under its own attribute: brands can nest, and a switch changes one attribute. */
export const brandSheets = [
  ...brandIds.map((id) => brandStyleSheet(brandOf(id), { selector: selectorOf(id) })),
  brandStyleSheet(debugBrand, { selector: selectorOf(DEBUG_BRAND), palette: debugPalette }),
].join('\n');
