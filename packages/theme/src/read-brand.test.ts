import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultBrand } from './brand.ts';
import { isHex } from './color.ts';
import { brandFromSiteCustom, readBrand } from './read-brand.ts';
import { brandStyleSheet } from './style-sheet.ts';

describe('readBrand', () => {
  it('[BRAND-02] reads the colour and shape fields of a site config, in any syntax that people paste', () => {
    expect(
      readBrand({
        color_primary: '#abc',
        color_secondary: 'rgb(18 52 86)',
        color_secondary_dark: 'HSL(0, 0%, 100%)',
        radius_factor: '0.5',
        density_factor: 1.25,
        font_family: "Georgia, 'Times New Roman', serif",
        force_dark_mode: 1,
        logo_path: '/not/of/interest.svg',
      }),
    ).toEqual({
      brand: {
        primary: '#aabbcc',
        secondary: '#123456',
        secondaryDark: '#ffffff',
        radius: 0.5,
        density: 1.25,
        fontBody: '"Georgia","Times New Roman",serif',
        forceDark: true,
      },
      findings: [],
    });
  });

  it('says nothing of what is absent', () => {
    for (const custom of [undefined, null, {}, { color_primary: '', radius_factor: null }])
      expect(readBrand(custom)).toEqual({ brand: defaultBrand, findings: [] });
  });

  it('repairs what can be understood, and says what was lost', () => {
    const { brand, findings } = readBrand({
      color_primary: 'oklch(0.7 0.4 145)',
      density_factor: 9,
      font_family: 'x}body{display:none}, "Good Font", serif',
    });
    expect(brand).toMatchObject({ density: 1.25, fontBody: '"Good Font",serif' });
    expect(findings).toEqual([
      {
        field: 'color_primary',
        code: 'outside-srgb',
        value: 'oklch(0.7 0.4 145)',
        outcome: 'repaired',
        given: brand.primary,
      },
      {
        field: 'density_factor',
        code: 'out-of-range',
        value: 9,
        outcome: 'repaired',
        given: 1.25,
        allowed: [0.85, 1.25],
      },
      {
        field: 'font_family',
        code: 'unsafe-families',
        value: 'x}body{display:none}, "Good Font", serif',
        outcome: 'repaired',
        given: '"Good Font",serif',
      },
    ]);
  });

  it('[BRAND-07] refuses what cannot be understood, by field, and takes the default', () => {
    const { brand, findings } = readBrand({
      config_version: 2,
      color_primary: 'x}body{display:none}</style><script>',
      color_primary_dark: 'url(https://example.com)',
      color_secondary: '#12345678',
      radius_factor: '1;}',
      density_factor: Number.NaN,
      heading_font_family: 12,
      force_dark_mode: 'perhaps',
    });
    expect(brand).toEqual(defaultBrand);
    expect(findings.map(({ field, code, outcome }) => [field, code, outcome])).toEqual([
      ['config_version', 'newer-version', 'refused'],
      ['force_dark_mode', 'not-a-switch', 'refused'],
      ['color_primary', 'unknown-syntax', 'refused'],
      ['color_primary_dark', 'unknown-syntax', 'refused'],
      ['color_secondary', 'has-alpha', 'refused'],
      ['radius_factor', 'not-a-number', 'refused'],
      ['density_factor', 'not-a-number', 'refused'],
      ['heading_font_family', 'not-a-font-list', 'refused'],
    ]);
    expect(findings.find(({ field }) => field === 'color_secondary')).toMatchObject({
      value: '#12345678',
      allowed: expect.arrayContaining(['#rrggbb', 'oklch()']),
    });
  });

  it('[BRAND-07] never throws, and never lets anything but plain values into a style sheet', () => {
    const value = fc.oneof(
      fc.anything(),
      fc.string(),
      fc.constantFrom(
        'red',
        '#fff',
        'rgb(1e999 0 0)',
        'oklch(none none none)',
        'hsl(9e9 1% 1%)',
        '1e3',
        '</style>',
      ),
    );
    const config = fc.record({
      config_version: value,
      color_primary: value,
      color_primary_dark: value,
      color_secondary: value,
      radius_factor: value,
      density_factor: value,
      font_family: value,
      heading_font_family: value,
      force_dark_mode: value,
    });
    fc.assert(
      fc.property(fc.oneof(config, fc.anything()), (custom) => {
        const { brand, findings } = readBrand(custom);
        expect(isHex(brand.primary) && isHex(brand.secondary)).toBe(true);
        for (const { outcome, given } of findings) expect(given === undefined).toBe(outcome === 'refused');
        const sheet = brandStyleSheet(brand);
        expect(sheet).not.toMatch(/[<>\\]|url\(|Infinity|NaN|undefined/);
        // The operator's text adds no brace: the number of rules equals that of an unchanged brand.
        expect(sheet.split('{').length).toBe(
          brandStyleSheet(brandFromSiteCustom({ force_dark_mode: brand.forceDark })).split('{').length,
        );
      }),
      { numRuns: 300 },
    );
  });
});
