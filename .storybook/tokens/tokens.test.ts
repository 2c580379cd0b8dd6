import { defaultBrand } from '@footlight/theme';
import { designTokens, tokensIn, tokensSheet } from '@footlight/theme/design-tokens';
import { describe, expect, it } from 'vitest';
import { brandIds, brandOf } from '../brands.ts';
import { hasWords, tokenRows } from './token-rows.ts';
import { componentSources, usesIn } from './token-uses.ts';

describe('the rows of the table', () => {
  it('have every custom property of the style sheet, and no other', () => {
    const declared = [...tokensSheet(defaultBrand).matchAll(/(?<![\w(-])(--[a-z0-9-]+):/g)].map(
      ([, name = '']) => name,
    );
    const known = new Set(
      declared
        .filter((name) => !name.startsWith('--default-transition-'))
        // Two names of one value.
        .map((name) => name.replace('--fl-font-', '--font-')),
    );
    const rows = tokenRows(defaultBrand).flatMap(({ property }) => property ?? []);
    expect(new Set(rows)).toEqual(known);
    expect(rows).toHaveLength(known.size);
  });

  it.each(brandIds)('give values in both schemes for %s', (id) => {
    const rows = tokenRows(brandOf(id));
    expect(rows.filter(({ light, dark }) => light === '' || dark === '')).toEqual([]);
    const isDark = brandOf(id).forceDark === true;
    expect(rows.some(({ dark }) => dark !== null)).toBe(!isDark);
  });

  it('are found by name, value, purpose and user', () => {
    const rows = tokenRows(defaultBrand);
    const paths = (search: string) => rows.filter((row) => hasWords(row, search)).map(({ path }) => path);
    expect(paths('radius MD')).toEqual(['radius.md']);
    expect(paths('--fl-duration-fast')).toEqual(['duration.fast']);
    expect(paths('z-index modal')).toEqual(['layer.modal']);
    expect(paths('')).toHaveLength(rows.length);
    const [first] = rows;
    expect(first && hasWords(first, 'toast', ['toast'])).toBe(true);
    expect(first && hasWords(first, 'toast')).toBe(false);
  });
});

describe('the users of a token', () => {
  const tokens = [...tokensIn(designTokens(defaultBrand, 'light'))].map(
    ([path, { $value }]) => [path, $value] as const,
  );
  const uses = usesIn(
    new Map([
      ['alpha', `'hover:bg-primary-soft/70 rounded-t-md desktop:flex z-40'`],
      ['beta', `'bg-[var(--beta-bg,var(--fl-primary))] rounded-[--theme(--radius-md)] text-sm z-[40]'`],
    ]),
    tokens,
  );

  it('are read from classes and custom properties, by whole names', () => {
    expect(uses).toMatchObject({
      'color.primary': ['beta'],
      'color.primary-soft': ['alpha'],
      'color.text': [],
      'radius.md': ['alpha', 'beta'],
      'text.sm': ['beta'],
      'breakpoint.desktop': ['alpha'],
      'breakpoint.wide': [],
      'layer.modal': ['alpha'],
      'layer.popup': [],
    });
  });

  it('exist for every layer, radius and duration of the components', () => {
    const real = usesIn(componentSources(process.cwd()), tokens);
    expect(real['color.primary']).toContain('button');
    expect(real['layer.modal']?.length).toBeGreaterThan(0);
    expect(real['radius.md']?.length).toBeGreaterThan(5);
  });
});
