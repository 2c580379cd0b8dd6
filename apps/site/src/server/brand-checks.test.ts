import { BRAND_LIMITS, type BrandConfig, brandConfigOf, SITE_ASSET_PATH } from '@footlight/contract';
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

describe('[BRAND-07] what the platform is told of an operator’s texts', () => {
  it('keeps what is harmless of a style sheet, and says what was left out and where', () => {
    const { text, findings } = brandChecks.checkCss(
      `[data-component=media-card] [data-part=by] { color: red }\n@import "x.css";\n[data-component=banner] { background: url(${SITE_ASSET_PATH}a.png) }`,
    );
    expect(text).toContain('red');
    expect(text).toContain(`${SITE_ASSET_PATH}a.png`);
    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatchObject({ severity: 'repaired', line: 2, column: 1 });
    expect(findings[0]?.code).toMatch(/^css\./);
  });
  it('refuses a sheet that is too large', () => {
    expect(brandChecks.checkCss('a'.repeat(103_000)).findings).toMatchObject([
      { severity: 'refused', code: 'css.too-large' },
    ]);
  });
  it('writes HTML anew', () => {
    const { text, findings } = brandChecks.checkHtml('<b onclick="x()">Hi</b><script>x()</script>');
    expect(text).toBe('<b>Hi</b>');
    expect(findings.map(({ code }) => code).sort()).toEqual(['html.attribute', 'html.tag']);
  });
});

describe('[BRAND-05] what the platform is told of colours', () => {
  const checked = (custom: BrandConfig['custom']) =>
    brandChecks.checkBrand({ config_version: 1, display_name: 'Nova', is_non_nude: false, custom });
  it('takes any syntax, and refuses what is no colour', () => {
    expect(
      checked({ color_primary: 'rebeccapurple' }).filter(({ severity }) => severity === 'refused'),
    ).toEqual([]);
    expect(checked({ color_primary: 'bluish' })).toContainEqual(
      expect.objectContaining({
        field: 'custom.color_primary',
        severity: 'refused',
        code: 'brand.unknown-syntax',
      }),
    );
  });
});
