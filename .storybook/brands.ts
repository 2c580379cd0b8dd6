/** The brands of the toolbar: those of the demo sites. */
import { type DemoSiteId, demoSites } from '@footlight/contract/fixtures';
import { type BrandInput, brandFromSiteCustom, brandStyleSheet } from '@footlight/theme';

export type BrandId = DemoSiteId;
export const brandIds = Object.keys(demoSites) as BrandId[];
export const isBrandId = (value: unknown): value is BrandId => brandIds.some((id) => id === value);

export const brandOf = (id: BrandId): BrandInput => brandFromSiteCustom(demoSites[id].custom);

/** All brands at once, each under its own attribute: frames nest, and a switch is one attribute. */
export const brandSheets = brandIds
  .map((id) => brandStyleSheet(brandOf(id), { selector: `[data-brand=${id}]` }))
  .join('\n');
