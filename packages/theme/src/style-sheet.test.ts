import { afterEach, describe, expect, it, vi } from 'vitest';
import { defaultBrand } from './brand.ts';
import { brandFromSiteCustom } from './read-brand.ts';
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

  it('is deterministic', () => {
    const sheet = brandStyleSheet(defaultBrand);
    expect(brandStyleSheet({ ...defaultBrand })).toBe(sheet);
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
});

describe('a wrong brand', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });
  const wrong = { ...defaultBrand, primary: 'plum-ish' };

  it('is reported to developers once, and takes the default colour', () => {
    vi.stubEnv('NODE_ENV', 'development');
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(brandStyleSheet(wrong)).toBe(brandStyleSheet(defaultBrand));
    brandStyleSheet(wrong);
    expect(warn).toHaveBeenCalledOnce();
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('primary "plum-ish" is not used'));
  });

  it('says nothing in production, or where there is no process', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.stubEnv('NODE_ENV', 'production');
    brandStyleSheet({ ...wrong, primary: 'another' });
    vi.stubGlobal('process', undefined);
    expect(brandStyleSheet({ ...wrong, primary: 'third' })).toBe(brandStyleSheet(defaultBrand));
    vi.unstubAllGlobals();
    expect(warn).not.toHaveBeenCalled();
  });
});
