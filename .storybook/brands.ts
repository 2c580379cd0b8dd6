/** The brands of the toolbar: those of the demo sites, and one that shows what no token drew. */
import { type DemoSiteId, demoSites } from '@footlight/contract/fixtures';
import { type BrandInput, brandFromSiteCustom, brandStyleSheet } from '@footlight/theme';
import { DEBUG_BRAND, debugBrand, debugPalette } from './debug-brand.ts';

export type BrandId = DemoSiteId | typeof DEBUG_BRAND;
/** Those that a visitor could meet. */
export const brandIds = Object.keys(demoSites) as DemoSiteId[];
export const isBrandId = (value: unknown): value is BrandId =>
  value === DEBUG_BRAND || brandIds.some((id) => id === value);

export const brandOf = (id: BrandId): BrandInput =>
  id === DEBUG_BRAND ? debugBrand : brandFromSiteCustom(demoSites[id].custom);

const selectorOf = (id: BrandId) => `[data-brand=${id}]`;

/** What a reviewer looks for in each. */
export const brandTitles: Record<BrandId, string> = {
  default: 'Default',
  velvet: 'Velvet: serif, no nudity',
  noir: 'Noir: always dark, square',
  blanc: 'Blanc: very light colours',
  onyx: 'Onyx: very dark colours',
  mirage: 'Mirage: right to left, pseudo texts',
  grid: 'Grid: dense',
  pebble: 'Pebble: round and airy',
};

/**
 * Mirage reads from right to left. No language of the site does, so Storybook shows it in the pseudo-locale: the
 * direction is the brand's, whatever the toolbar says.
 */
export const isRightToLeft = (brand: unknown): boolean => brand === 'mirage';

/** All brands at once, each under its own attribute: frames nest, and a switch is one attribute. */
export const brandSheets = [
  ...brandIds.map((id) => brandStyleSheet(brandOf(id), { selector: selectorOf(id) })),
  brandStyleSheet(debugBrand, { selector: selectorOf(DEBUG_BRAND), palette: debugPalette }),
].join('\n');
