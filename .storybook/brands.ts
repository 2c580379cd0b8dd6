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

/** All brands at once, each under its own attribute: frames nest, and a switch is one attribute. */
export const brandSheets = [
  ...brandIds.map((id) => brandStyleSheet(brandOf(id), { selector: selectorOf(id) })),
  brandStyleSheet(debugBrand, { selector: selectorOf(DEBUG_BRAND), palette: debugPalette }),
].join('\n');
