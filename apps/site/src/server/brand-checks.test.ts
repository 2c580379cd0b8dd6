import { BRAND_LIMITS, type BrandConfig, brandConfigOf } from '@footlight/contract';
import { demoSites } from '@footlight/contract/fixtures';
import {
  brandFromSiteCustom,
  contrastReport,
  densityRange,
  derivePalette,
  radiusRange,
} from '@footlight/theme';
import { describe, expect, it, test } from 'vitest';
import { brandChecks } from './brand-checks.ts';

test('contract and theme agree on the ranges', () => {
  expect(BRAND_LIMITS.radius).toEqual(radiusRange);
  expect(BRAND_LIMITS.density).toEqual(densityRange);
});

describe.each(Object.entries(demoSites))('[BRAND-05] the demo brand %s', (_, site) => {
  const palette = derivePalette(brandFromSiteCustom(site.custom));
  it('holds every pair', () => {
    expect(contrastReport(palette).filter(({ passes }) => !passes)).toEqual([]);
  });
  it('tells each colour that moved, at its field', () => {
    const findings = brandChecks.checkBrand(brandConfigOf(site) as BrandConfig);
    expect(findings).toHaveLength(palette.repairs.length);
    for (const { field, severity } of findings) {
      expect(field).toMatch(/^custom\.color_(primary|secondary)(_dark)?$/);
      expect(severity).toBe('repaired');
    }
  });
});
