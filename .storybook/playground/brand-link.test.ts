import { brandStyleSheet, readBrand } from '@footlight/theme';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linkFields, linkParameters, readLink } from './brand-link.ts';

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const typeface = fc.constantFrom('Lora', 'Space Grotesk', 'Georgia, serif', '"Gill Sans", "Trebuchet MS"');
const settings = fc.record(
  {
    color_primary: color,
    color_secondary: color,
    font_family: typeface,
    heading_font_family: typeface,
    radius_factor: fc.double({ min: 0, max: 2, noNaN: true }),
    density_factor: fc.double({ min: 0.85, max: 1.25, noNaN: true }),
  },
  { requiredKeys: ['color_primary', 'color_secondary'] },
);

describe('the link of a brand', () => {
  it('restores every brand, among other parameters', () => {
    fc.assert(
      fc.property(settings, (custom) => {
        const { brand, problems } = readLink(`?id=a--b&${linkParameters(custom)}&globals=brand:noir`);
        expect(problems).toEqual([]);
        expect(readBrand(brand).brand).toEqual(readBrand(custom).brand);
        expect(linkParameters(brand).toString()).toBe(linkParameters(custom).toString());
      }),
    );
  });

  it('takes nothing from an address that the theme would change or that leaves the style sheet', () => {
    const value = fc.oneof(
      fc.string({ maxLength: 400, unit: 'binary' }),
      fc.constantFrom('}body{display:none', 'url(https://x.test)', '#fff;}', '</style><script>', 'NaN', '9'),
    );
    const field = fc.oneof(fc.constantFrom(...linkFields), fc.string({ maxLength: 80 }));
    fc.assert(
      fc.property(fc.array(fc.tuple(field, value), { maxLength: 8 }), (pairs) => {
        const { brand, problems } = readLink(
          `?${new URLSearchParams(pairs.map(([name, one]) => [`brand.${name}`, one]))}`,
        );
        const reading = readBrand(brand);
        expect(reading.findings).toEqual([]);
        expect(Object.keys(brand).every((name) => linkFields.some((one) => one === name))).toBe(true);
        for (const problem of problems) expect(problem.value.length).toBeLessThanOrEqual(61);
        expect(brandStyleSheet(reading.brand)).not.toMatch(/url\(|<|display/);
      }),
    );
  });

  it.each([
    ['brand.color_primary=%23zzzzzz', 'color_primary', 'unknown-syntax'],
    ['brand.color_secondary=%23ff000080', 'color_secondary', 'has-alpha'],
    ['brand.radius_factor=9', 'radius_factor', 'out-of-range'],
    ['brand.density_factor=wide', 'density_factor', 'not-a-number'],
    ['brand.font_family=%3B%7D', 'font_family', 'not-a-font-list'],
    ['brand.custom_css=body%7B%7D', 'custom_css', 'unknown-field'],
    ['brand.__proto__=1', '__proto__', 'unknown-field'],
    [`brand.font_family=${'a'.repeat(301)}`, 'font_family', 'too-long'],
    ['brand.radius_factor=1&brand.radius_factor=2', 'radius_factor', 'given-twice'],
  ])('refuses %s and keeps the rest', (query, field, code) => {
    const { brand, problems } = readLink(`?${query}&brand.heading_font_family=Lora`);
    expect(problems).toMatchObject([{ field, code }]);
    expect({ radius_factor: 1, ...brand }).toEqual({
      ...readLink('').brand,
      radius_factor: 1,
      heading_font_family: '"Lora"',
    });
  });
});
