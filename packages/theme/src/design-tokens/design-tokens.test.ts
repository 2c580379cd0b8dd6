import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BrandInput, defaultBrand } from '../brand.ts';
import { derivePalette } from '../palette.ts';
import { type ContrastLevel, contrastLevels, type Scheme, schemes } from '../roles.ts';
import { brandStyleSheet } from '../style-sheet.ts';
import { cssValue, tokenAt } from './css-value.ts';
import { designTokens } from './design-tokens.ts';
import schema from './format.schema.json' with { type: 'json' };
import { type DesignToken, type DesignTokens, type Reference, tokensIn } from './format.ts';
import { tokensModule } from './module.ts';
import { tokensSheet } from './sheet.ts';

const isValid = new Ajv2020({ strict: false, allErrors: true }).compile(schema);
const tailwind = readFileSync(new URL('../tailwind.css', import.meta.url), 'utf8');

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const anyBrand: fc.Arbitrary<BrandInput> = fc.record(
  {
    primary: color,
    secondary: color,
    primaryDark: color,
    secondaryDark: color,
    neutralHue: fc.integer({ min: 0, max: 360 }),
    radius: fc.double({ min: -1, max: 3 }),
    density: fc.double({ min: 0, max: 2 }),
    fontBody: fc.constantFrom('Georgia, serif', '"Iowan Old Style", x{}, ui-serif', 'a;b'),
    fontHeading: fc.constantFrom('Rockwell', "'Gill Sans', sans-serif"),
    forceDark: fc.boolean(),
  },
  { requiredKeys: ['primary', 'secondary'] },
);

type Variables = ReadonlyMap<string, string>;
const declared = (css: string): [name: string, value: string][] =>
  [...css.matchAll(/(?<![\w(-])(--[a-z0-9-]+):\s*([^;}]+)/g)].map(([, name = '', value = '']) => [
    name,
    value,
  ]);

/** Custom properties in force in a scheme and contrast level: the brand's sheet, and the theme's. */
function variablesOf(brand: BrandInput, level: ContrastLevel): Variables {
  const sheet = brandStyleSheet(brand);
  const [standard = '', more = ''] = sheet.split('@media');
  // Reduced motion and touch screens set some of them again.
  const [theme = ''] = tailwind.split(/@media \((?:prefers-reduced-motion|pointer)/);
  const moved = more.slice(0, more.indexOf('}}'));
  return new Map([
    ...declared(theme),
    ...declared(standard),
    ...(level === 'more' ? declared(moved.slice(moved.indexOf(':root'))) : []),
  ]);
}

/** The value as a browser computes it, and fluid sizes at their largest. */
function computed(value: string, scheme: Scheme, all: Variables): string {
  const text = value
    .trim()
    .replaceAll(/var\((--[a-z0-9-]+)(?:, [^()]+)?\)/g, (_, name: string) =>
      computed(all.get(name) ?? 'missing', scheme, all),
    );
  const pair = /^light-dark\(((?:[^(),]|\([^)]*\))+),((?:[^(),]|\([^)]*\))+)\)$/.exec(text);
  if (pair) return (scheme === 'light' ? pair[1] : pair[2])?.trim() ?? '';
  const product = /^calc\(([\d.]+)rem \* ([\d.e-]+)\)$/.exec(text);
  if (product) return `${Number(product[1]) * Number(product[2])}rem`;
  return /^clamp\(.+, ([\d.]+rem)\)$/.exec(text)?.[1] ?? text;
}

/** Numbers as the files round them, no needless spaces, and lengths of zero without a unit. */
const normal = (value: string): string =>
  value
    .replaceAll(/-?\d*\.?\d+(?:e-?\d+)?(?=rem)/g, (number) => String(Math.round(Number(number) * 1e4) / 1e4))
    .replaceAll(/\b0rem/g, '0')
    .replaceAll(/\s*,\s*/g, ',');

/** The format has neither keyframes nor keywords. */
const outside = /^--(?:animate-.+|color-(?:transparent|current)|fl-slide|default-transition-.+)$/;
const pathOf = (name: string): string => {
  const own = /^--fl-(radius|density)$/.exec(name);
  if (own) return `factor.${own[1]}`;
  if (name === '--spacing') return 'spacing.unit';
  const line = /^--text-(.+)--line-height$/.exec(name);
  if (line) return `line-height.${line[1]}`;
  const grouped = /^--(?:fl-)?(font|duration|color|radius|breakpoint|text|ease|shadow)-(.+)$/.exec(
    name.replace(/^--fl-(?=shadow|text)/, '--color-'),
  );
  return grouped ? `${grouped[1]}.${grouped[2]}` : name.replace('--fl-', 'color.');
};

const tokenOf = (path: string, file: DesignTokens): DesignToken => tokenAt(`{${path}}`, file);

/** Every custom property whose token is missing or different. */
function wrongValues(brand: BrandInput, scheme: Scheme, contrast: ContrastLevel): string[] {
  const file = designTokens(brand, scheme, { contrast });
  const all = variablesOf(brand, contrast);
  // The sheet of a forced dark brand sets `color-scheme: dark`.
  const inForce = brand.forceDark ? 'dark' : scheme;
  return [...all].flatMap(([name, value]) => {
    if (outside.test(name)) return [];
    const expected = normal(
      // The format always has a spread.
      computed(value, inForce, all).replaceAll(/(?<=^|, )(0(?: -?\d+px){2}) (?=rgb)/g, '$1 0 '),
    );
    const got = normal(String(cssValue(tokenOf(pathOf(name), file), file)));
    return expected === got ? [] : [`${name}: ${expected} is ${got}`];
  });
}

/** Every reference to a token of the wrong type or to none. */
function wrongReferences(file: DesignTokens): string[] {
  const types: Record<string, string> = {
    color: 'color',
    fontFamily: 'fontFamily',
    fontSize: 'dimension',
    fontWeight: 'fontWeight',
    duration: 'duration',
    timingFunction: 'cubicBezier',
  };
  const read = (value: unknown, key: string): string[] => {
    if (Array.isArray(value)) return value.flatMap((one) => read(one, key));
    if (typeof value === 'object' && value)
      return Object.entries(value).flatMap(([name, one]) => read(one, name));
    if (typeof value !== 'string' || !value.startsWith('{')) return [];
    return tokenAt(value as Reference, file).$type === types[key] ? [] : [`${key}: ${value}`];
  };
  return [...tokensIn(file)].flatMap(([, token]) => read(token.$value, token.$type));
}

describe('designTokens', () => {
  it('has every custom property of the theme with the same value, in valid files whose references resolve', () => {
    fc.assert(
      fc.property(
        anyBrand,
        fc.constantFrom(...schemes),
        fc.constantFrom(...contrastLevels),
        (brand, scheme, contrast) => {
          const file = designTokens(brand, scheme, { contrast });
          const problems = isValid(file) ? [] : isValid.errors;
          expect([problems, wrongReferences(file), wrongValues(brand, scheme, contrast)]).toEqual([
            [],
            [],
            [],
          ]);
        },
      ),
      { numRuns: 200 },
    );
  }, 0);

  it('gives colours as components, opacity and hex', () => {
    const { color: colors } = designTokens({ ...defaultBrand, primary: '#336699' }, 'light');
    expect(colors).toMatchObject({
      primary: {
        $type: 'color',
        $value: { colorSpace: 'srgb', components: [0.2, 0.4, 0.6], alpha: 1, hex: '#336699' },
        $description: 'Filled primary.',
      },
      overlay: { $value: { alpha: 0.48, hex: '#180e1c' } },
    });
  });

  it('keeps a forced dark brand dark in both schemes', () => {
    const brand = { ...defaultBrand, forceDark: true };
    expect(designTokens(brand, 'light')).toEqual(designTokens(brand, 'dark'));
    expect(designTokens(defaultBrand, 'light')).not.toEqual(designTokens(defaultBrand, 'dark'));
  });

  it('refuses a file with a reference to nothing, a reference that goes round, and a value of another type', () => {
    const file = designTokens(defaultBrand, 'light');
    expect(() => tokenAt('{color.nothing}', file)).toThrow('No token');
    const round: DesignTokens = {
      a: { $type: 'number', $value: '{b}', $description: 'a' },
      b: { $type: 'number', $value: '{a}', $description: 'b' },
    };
    expect(() => tokenAt('{a}', round)).toThrow('go round');
    expect(
      isValid({ ...file, radius: { md: { $type: 'dimension', $value: '1rem', $description: 'x' } } }),
    ).toBe(false);
    expect(isValid({ 'a.b': {} })).toBe(false);
  });
});

describe('the other files', () => {
  const brand: BrandInput = { ...defaultBrand, radius: 2, fontHeading: 'Georgia, serif' };
  const palette = derivePalette(brand);

  it('writes a style sheet with every custom property, readable and for both schemes', () => {
    const sheet = tokensSheet(brand, palette);
    const names = new Set(declared(sheet).map(([name]) => name));
    const [theme = ''] = tailwind.split('@media (prefers-reduced-motion');
    const missing = [...declared(theme), ...declared(brandStyleSheet(brand))]
      .map(([name]) => name)
      .filter((name) => !/^--(?:animate|color)-/.test(name) && name !== '--fl-slide' && !names.has(name));
    expect(missing).toEqual([]);
    expect(sheet).toContain(`\n--fl-primary:light-dark(${palette.light.primary},${palette.dark.primary});\n`);
    expect(sheet).toContain('  --radius-md: calc(0.625rem * var(--fl-radius, 1));\n');
  });

  it('writes a TypeScript module with the resolved values', async () => {
    const text = tokensModule(brand);
    const values = JSON.parse(text.slice('export const tokens = '.length, text.lastIndexOf(' as const;')));
    expect(values.dark.color.primary).toBe(palette.dark.primary);
    expect(values.light.radius.md).toBe('1.25rem');
    expect(values.light.font.heading).toBe('"Georgia",serif,system-ui,sans-serif');
    expect(values.light.shadow.xs).toBe('0 1px 2px 0 rgb(40 16 48 / 0.09)');
    expect(values.light.typography.xl).toMatch(/^650 1\.25rem\/1\.3 "Georgia"/);
    expect(values.light.transition.default).toBe('120ms cubic-bezier(0.2, 0.8, 0.2, 1)');
  });
});
