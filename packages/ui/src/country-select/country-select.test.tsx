// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { languages } from '../locales/languages.ts';
import { countriesIn, countryCodes, countryName } from './countries.ts';

describe('countries', () => {
  it('are each once, and named in every language', () => {
    expect(new Set(countryCodes).size).toBe(countryCodes.length);
    expect(countryCodes).toHaveLength(249);
    for (const language of languages) {
      const countries = countriesIn(language);
      expect(new Set(countries.map(({ name }) => name)).size, language).toBe(countryCodes.length);
      for (const { code, name } of countries) expect(name, `${language} ${code}`).not.toBe(code);
    }
  });

  it('are sorted as the language sorts', () => {
    const names = countriesIn('de').map(({ name }) => name);
    expect(names.indexOf('Österreich')).toBeLessThan(names.indexOf('Pakistan'));
    expect(countryName('DE', 'fr')).toBe('Allemagne');
    expect(countryName('??', 'fr')).toBe('??');
  });
});
