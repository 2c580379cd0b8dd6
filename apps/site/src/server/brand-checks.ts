import type { BrandConfig, BrandFinding } from '@footlight/contract';
import { brandFromSiteCustom, derivePalette } from '@footlight/theme';

const FIELD_OF_ROLE = { primary: 'color_primary', secondary: 'color_secondary' } as const;
const fieldOf = (role: string, scheme: string): string => {
  const family = role.startsWith('secondary') ? 'secondary' : 'primary';
  return `custom.${FIELD_OF_ROLE[family]}${scheme === 'dark' ? '_dark' : ''}`;
};

/**
 * The theme's word on an operator's config, for the platform, which knows no theme: each colour that had to move so that
 * text on it can be read. Checks of CSS and HTML belong here too.
 */
export const brandChecks = {
  checkBrand: ({ custom }: BrandConfig): BrandFinding[] =>
    derivePalette(brandFromSiteCustom(custom)).repairs.map(({ scheme, role, asked, given }) => ({
      field: fieldOf(role, scheme),
      severity: 'repaired',
      code: 'contrast',
      message: `${asked} is shown as ${given} where it is ${role} on ${scheme} ground, so that it can be read.`,
    })),
};
