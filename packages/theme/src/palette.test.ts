import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BrandInput, brandFromSiteCustom, defaultBrand } from './brand.ts';
import { contrast, readHex } from './color.ts';
import { contrastReport, derivePalette } from './palette.ts';
import { highContrastTargets, roles } from './roles.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const anyBrand: fc.Arbitrary<BrandInput> = fc.record(
  {
    primary: hex,
    secondary: hex,
    primaryDark: hex,
    secondaryDark: hex,
    neutralHue: fc.integer({ min: 0, max: 360 }),
  },
  { requiredKeys: ['primary', 'secondary'] },
);

describe('derivePalette', () => {
  it('[BRAND-05] leaves no declared pair below its ratio, for any brand, in light and dark', () => {
    fc.assert(
      fc.property(anyBrand, (brand) => {
        const failing = contrastReport(derivePalette(brand)).filter((pair) => !pair.passes);
        expect(failing).toEqual([]);
      }),
      {
        numRuns: 300,
        examples: ['#000000', '#ffffff', '#ffff00', '#0000ff', '#808080', '#00ff00'].map((primary) => [
          { primary, secondary: primary },
        ]),
      },
    );
  });

  it('[BRAND-05] holds the high-contrast ratios as well, for any brand, in light and dark', () => {
    fc.assert(
      fc.property(anyBrand, (brand) => {
        const palette = derivePalette(brand, { targets: highContrastTargets });
        const failing = contrastReport(palette, highContrastTargets).filter((pair) => !pair.passes);
        expect(failing).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('gives every role a colour', () => {
    const palette = derivePalette(defaultBrand);
    for (const scheme of ['light', 'dark'] as const) {
      expect(Object.keys(palette[scheme]).sort()).toEqual([...roles].sort());
      for (const role of roles) expect(palette[scheme][role]).toMatch(/^#[0-9a-f]{6}$/);
    }
  });

  it('keeps the hue of the brand and says what it moved', () => {
    const pale: BrandInput = { primary: '#ffe680', secondary: '#05B0FA' };
    const palette = derivePalette(pale);
    expect(Math.abs(readHex(palette.light.primary).h - readHex(pale.primary).h)).toBeLessThan(4);
    expect(palette.repairs).toContainEqual(
      expect.objectContaining({ scheme: 'light', role: 'primary', asked: '#ffe680' }),
    );
    expect(palette.dark.primary).toBe('#ffe680');
  });

  it('[BRAND-04] uses the pink and blue of the spec, unmoved in dark', () => {
    const { dark } = derivePalette(brandFromSiteCustom(undefined));
    expect([dark.primary, dark.secondary]).toEqual(['#f841b5', '#05b0fa']);
  });

  it('reports a pair that fails, so that the report can be trusted', () => {
    const palette = derivePalette(defaultBrand);
    palette.light['on-primary'] = palette.light.primary;
    expect(contrastReport(palette).filter((pair) => !pair.passes).length).toBeGreaterThan(0);
  });

  it('measures like WCAG', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#ffffff', '#f841b5')).toBeCloseTo(3.27, 2);
    expect(contrast('#ffffff', '#05b0fa')).toBeCloseTo(2.44, 2);
  });
});
