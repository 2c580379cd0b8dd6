import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BrandInput, defaultBrand } from './brand.ts';
import { contrast, readHex } from './color.ts';
import { contrastReport, derivePalette } from './palette.ts';
import { roles } from './roles.ts';

const failing = (brand: BrandInput) => contrastReport(derivePalette(brand)).filter((pair) => !pair.passes);

describe('derivePalette', () => {
  it('gives every role a colour, in both schemes and both levels of contrast', () => {
    const { light, dark, more } = derivePalette(defaultBrand);
    for (const colors of [light, dark, more.light, more.dark]) {
      expect(Object.keys(colors).sort()).toEqual([...roles].sort());
      for (const role of roles) expect(colors[role]).toMatch(/^#[0-9a-f]{6}$/);
    }
  });

  it('[BRAND-04] repairs the pink and blue of the spec, and says where, why and by how much', () => {
    const { dark, light, verdicts } = derivePalette(defaultBrand);
    expect([dark.primary, dark.secondary]).toEqual(['#f841b5', '#05b0fa']);
    expect(verdicts.map(({ input, value, outcome }) => [input, value, outcome])).toEqual([
      ['primary', '#F841B5', 'repaired'],
      ['secondary', '#05B0FA', 'repaired'],
    ]);
    for (const [index, role] of (['primary', 'secondary'] as const).entries()) {
      const asked = defaultBrand[role].toLowerCase();
      const move = verdicts[index]?.moves.find(
        ({ scheme, level }) => scheme === 'light' && level === 'standard',
      );
      expect(move).toMatchObject({ role, asked, given: light[role] });
      const [worst] = move?.forcedBy ?? [];
      expect(worst).toMatchObject({ foreground: role, background: 'surface-sunken', use: 'ui', minimum: 3 });
      expect(worst?.before).toBeCloseTo(contrast(asked, light['surface-sunken']), 5);
      expect(worst?.before).toBeLessThan(3);
      expect(worst?.after).toBeCloseTo(contrast(light[role], light['surface-sunken']), 5);
      expect(worst?.after).toBeGreaterThanOrEqual(3);
    }
  });

  it('keeps the hue of a pale brand in light, and leaves it alone in dark', () => {
    const palette = derivePalette({ primary: '#ffe680', secondary: '#05B0FA' });
    expect(Math.abs(readHex(palette.light.primary).h - readHex('#ffe680').h)).toBeLessThan(4);
    expect(palette.dark.primary).toBe('#ffe680');
  });

  it('accepts a colour that only high contrast moves, and lists these moves', () => {
    const { verdicts, light, dark } = derivePalette({ primary: '#2563eb', secondary: '#db2777' });
    expect([light.primary, dark.primary]).toEqual(['#2563eb', '#2563eb']);
    for (const { outcome, moves } of verdicts) {
      expect(outcome).toBe('accepted');
      expect(new Set(moves.map(({ level }) => level))).toEqual(new Set(['more']));
    }
  });

  it('judges each input where it decides: a dark variant in dark alone, nothing in the light of a forced dark brand', () => {
    const places = (brand: BrandInput, input: string) =>
      derivePalette(brand)
        .verdicts.find((one) => one.input === input)
        ?.moves.map(({ scheme }) => scheme);
    const pale = { primary: '#ffe680', primaryDark: '#2a2000', secondary: '#05b0fa' };
    expect(new Set(places(pale, 'primary'))).toEqual(new Set(['light']));
    expect(new Set(places(pale, 'primaryDark'))).toEqual(new Set(['dark']));
    expect(places({ primary: '#ffe680', secondary: '#05b0fa', forceDark: true }, 'primary')).toEqual([]);
  });

  it('refuses a colour that cannot be read, and takes the default in its place', () => {
    const palette = derivePalette({ primary: 'url(x)', secondary: '#05b0fa80', secondaryDark: 'nothing' });
    expect(palette.verdicts.map(({ input, outcome, refusal }) => [input, outcome, refusal?.code])).toEqual([
      ['primary', 'refused', 'unknown-syntax'],
      ['secondary', 'refused', 'has-alpha'],
      ['secondaryDark', 'refused', 'unknown-syntax'],
    ]);
    const { dark, light, more } = derivePalette(defaultBrand);
    expect({ dark: palette.dark, light: palette.light, more: palette.more }).toEqual({ dark, light, more });
  });

  it('refuses with the pair named when no lightness reaches a ratio', () => {
    // Text and background cannot both keep 22:1: black on white has 21.
    const { verdicts } = derivePalette(defaultBrand, { targets: { standard: { text: 22, ui: 3 } } });
    expect(verdicts).toHaveLength(2);
    for (const { outcome, refusal, input } of verdicts) {
      expect(outcome).toBe('refused');
      expect(refusal).toMatchObject({
        code: 'no-lightness',
        scheme: 'light',
        level: 'standard',
        pair: { foreground: `on-${input}`, background: input, minimum: 22 },
      });
    }
  });

  it('reports pairs that fail, plates over pictures too, so that the report can be trusted', () => {
    expect(failing(defaultBrand)).toEqual([]);
    for (const [scheme, level] of [
      ['light', 'standard'],
      ['dark', 'standard'],
      ['light', 'more'],
      ['dark', 'more'],
    ] as const) {
      const palette = derivePalette(defaultBrand);
      const colors = level === 'more' ? palette.more[scheme] : palette[scheme];
      colors['on-primary'] = colors.primary;
      // Legible on the plate over black, but not over white.
      colors['on-media'] = '#a0a0a0';
      const failed = contrastReport(palette).filter((pair) => !pair.passes);
      expect(new Set(failed.map((pair) => `${pair.scheme} ${pair.level}`))).toEqual(
        new Set([`${scheme} ${level}`]),
      );
      expect(failed).toContainEqual(
        expect.objectContaining({ foreground: 'on-primary', background: 'primary' }),
      );
      expect(failed).toContainEqual(expect.objectContaining({ plate: { alpha: 0.7, over: 'picture' } }));
    }
  });

  it('needs few milliseconds of a processor', () => {
    const brands = fc
      .sample(fc.integer({ min: 0, max: 0xffffff }), { numRuns: 200, seed: 5 })
      .map((value) => {
        const primary = `#${value.toString(16).padStart(6, '0')}`;
        return { primary, secondary: primary };
      });
    // Best processor time of several rounds for all four palettes of a brand, because other processes slow down single
    // rounds.
    const rounds = [0, 40, 80, 120, 160].map((start) => {
      const before = process.cpuUsage();
      for (const brand of brands.slice(start, start + 40)) derivePalette(brand);
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1000 / 40;
    });
    // Under 5 on an idle machine; a shared one has taken 18.
    expect(Math.min(...rounds)).toBeLessThanOrEqual(25);
  });

  it('measures like WCAG', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#ffffff', '#f841b5')).toBeCloseTo(3.27, 2);
    expect(contrast('#ffffff', '#05b0fa')).toBeCloseTo(2.44, 2);
  });
});
