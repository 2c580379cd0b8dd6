import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ComboboxOption, filterOptions, nextEnabled, plain, searchRows } from './filter-options.ts';

const option = (label: string, keywords?: string): ComboboxOption => ({
  value: label,
  label,
  ...(keywords ? { keywords } : {}),
});
const find = (options: ComboboxOption[], query: string) =>
  filterOptions(searchRows(options), query).map(({ label }) => label);

describe('filterOptions', () => {
  it('puts beginnings before beginnings of words before the rest', () => {
    const options = ['Chinland', 'New Inland', 'Inland', 'Upper (Inner) Land'].map((label) => option(label));
    expect(find(options, 'in')).toEqual(['Inland', 'New Inland', 'Upper (Inner) Land', 'Chinland']);
  });

  it('reads over accents, case and spaces, and knows further words', () => {
    const options = [option('Österreich', 'AT Austria'), option('Côte  d’Ivoire'), option('Zürich')];
    expect(find(options, 'OSTER')).toEqual(['Österreich']);
    expect(find(options, ' austria ')).toEqual(['Österreich']);
    expect(find(options, 'cote d')).toEqual(['Côte  d’Ivoire']);
    expect(find(options, 'zurich')).toEqual(['Zürich']);
    expect(find(options, '.*')).toEqual([]);
  });

  it('finds every option by any part of its own label, and invents none', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 30 }), fc.string(), (labels, query) => {
        const options = labels.map((label) => option(label));
        const hits = find(options, query);
        const wanted = labels.filter((label) => plain(label).includes(plain(query)));
        expect([...hits].sort()).toEqual([...wanted].sort());
      }),
    );
  });
});

describe('nextEnabled', () => {
  it('goes around the ends, over what cannot be chosen, and stops when there is nothing', () => {
    const options = [true, false, true, false].map((disabled, index) => ({
      ...option(`${index}`),
      disabled,
    }));
    expect(nextEnabled(options, -1, 1)).toBe(1);
    expect(nextEnabled(options, 1, 1)).toBe(3);
    expect(nextEnabled(options, 3, 1)).toBe(1);
    expect(nextEnabled(options, -1, -1)).toBe(3);
    expect(nextEnabled(options, 1, -1)).toBe(3);
    expect(nextEnabled([], -1, 1)).toBe(-1);
    expect(nextEnabled([{ ...option('x'), disabled: true }], -1, 1)).toBe(-1);
  });
});
