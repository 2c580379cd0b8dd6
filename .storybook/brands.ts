/** The brands of the toolbar: those of the demo sites. */
import { type DemoSiteId, demoSites } from '@footlight/contract/fixtures';
import { type BrandInput, brandFromSiteCustom, brandStyleSheet } from '@footlight/theme';

export type BrandId = DemoSiteId;
export const brandIds = Object.keys(demoSites) as BrandId[];
export const isBrandId = (value: unknown): value is BrandId => brandIds.some((id) => id === value);

export const brandOf = (id: BrandId): BrandInput => brandFromSiteCustom(demoSites[id].custom);

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
export const brandSheets = brandIds
  .map((id) => brandStyleSheet(brandOf(id), { selector: `[data-brand=${id}]` }))
  .join('\n');
