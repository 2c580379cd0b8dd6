import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { brandFromSiteCustom, defaultBrand } from './brand.ts';
import { brandStyleSheet } from './style-sheet.ts';

describe('brandStyleSheet', () => {
  it('[BRAND-04] lets a forced dark brand win over the chosen scheme', () => {
    const sheet = brandStyleSheet({ ...defaultBrand, forceDark: true });
    expect(sheet).not.toContain('light-dark(');
    expect(sheet).toContain(':root [data-scheme]{color-scheme:dark}');
    expect(sheet).not.toContain('color-scheme:light');
  });

  it('follows the system until a scheme is chosen', () => {
    const sheet = brandStyleSheet(defaultBrand);
    expect(sheet).toContain(':root{color-scheme:light dark}');
    expect(sheet).toContain(':root[data-scheme=dark]');
    expect(sheet).toContain('--fl-primary:light-dark(');
  });

  it('is deterministic and at most 4 kB compressed', () => {
    const sheet = brandStyleSheet(defaultBrand);
    expect(brandStyleSheet({ ...defaultBrand })).toBe(sheet);
    expect(brotliCompressSync(sheet).length).toBeLessThan(4000);
  });

  it('gives more contrast to those who ask for it, by their system or by attribute', () => {
    const sheet = brandStyleSheet(defaultBrand);
    const [, moved] = sheet.match(/@media \(prefers-contrast:more\)\{:root\{([^}]*)\}\}/) ?? [];
    expect(moved).toContain('--fl-primary:light-dark(');
    expect(sheet).toContain(`:root[data-contrast=more],[data-contrast=more] :root{${moved}}`);
  });

  it('applies to a selector, so that brands can be nested', () => {
    const sheet = brandStyleSheet(defaultBrand, { selector: '[data-brand=velvet]' });
    expect(sheet).not.toContain(':root');
    expect(sheet.startsWith('[data-brand=velvet]{')).toBe(true);
  });

  it('[BRAND-07] writes nothing of an operator text that is not a plain value', () => {
    const hostile = 'x}body{display:none}</style><script>';
    const brand = brandFromSiteCustom({
      color_primary: hostile,
      color_primary_dark: 'url(https://example.com)',
      color_secondary: '#12345678',
      radius_factor: '1;}',
      density_factor: Number.NaN,
      font_family: `${hostile}, "Good Font", serif`,
      heading_font_family: 12,
      force_dark_mode: '0',
    });
    expect(brand).toEqual({ ...defaultBrand, fontBody: '"Good Font",serif' });
    const sheet = brandStyleSheet({ ...brand, fontHeading: hostile, radius: Number.POSITIVE_INFINITY });
    expect(sheet).not.toMatch(/[<>]|display|url\(|Infinity/);
  });

  it('[BRAND-02] reads the colour and shape fields of a site config', () => {
    expect(
      brandFromSiteCustom({
        color_primary: '#abc',
        color_secondary: '#123456',
        color_secondary_dark: '#fedcba',
        radius_factor: '0.5',
        density_factor: 9,
        font_family: "Georgia, 'Times New Roman', serif",
        force_dark_mode: 1,
      }),
    ).toEqual({
      primary: '#abc',
      secondary: '#123456',
      secondaryDark: '#fedcba',
      radius: 0.5,
      density: 1.25,
      fontBody: '"Georgia","Times New Roman",serif',
      forceDark: true,
    });
  });
});
