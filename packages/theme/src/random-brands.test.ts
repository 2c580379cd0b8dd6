/**
 * Property test with random brands: 200 per run; `npm run fuzz -- brands --runs 50000` for more. Add a brand that
 * fails to `counterexamples.json`: those are always tested first.
 */
import { brotliCompressSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BrandInput } from './brand.ts';
import { contrast, LIGHTNESS_STEP, readHex, toHex } from './color.ts';
import counterexamples from './counterexamples.json' with { type: 'json' };
import { contrastReport, derivePalette, type Palette } from './palette.ts';
import { contrastTargets, highContrastTargets, surfaces } from './roles.ts';
import { brandStyleSheet } from './style-sheet.ts';
import type { Repair } from './verdicts.ts';

const runs = Number(process.env.BRAND_RUNS ?? 200);
const seed = process.env.BRAND_SEED ? { seed: Number(process.env.BRAND_SEED) } : {};

const hexOf = (r: number, g: number, b: number) =>
  `#${((r << 16) | (g << 8) | b).toString(16).padStart(6, '0')}`;
const channel = fc.integer({ min: 0, max: 255 });
const dim = fc.integer({ min: 0, max: 12 });
const color = fc.oneof(
  { weight: 5, arbitrary: fc.tuple(channel, channel, channel).map((rgb) => hexOf(...rgb)) },
  { weight: 1, arbitrary: channel.map((grey) => hexOf(grey, grey, grey)) },
  { weight: 1, arbitrary: fc.tuple(dim, dim, dim).map((rgb) => hexOf(...rgb)) },
  { weight: 1, arbitrary: fc.tuple(dim, dim, dim).map(([r, g, b]) => hexOf(255 - r, 255 - g, 255 - b)) },
  // The corners of the sRGB cube.
  {
    weight: 1,
    arbitrary: fc
      .integer({ min: 0, max: 7 })
      .map((bits) => hexOf((bits & 1) * 255, ((bits >> 1) & 1) * 255, (bits >> 2) * 255)),
  },
);
const anyBrand: fc.Arbitrary<BrandInput> = fc.record(
  {
    primary: color,
    secondary: color,
    primaryDark: color,
    secondaryDark: color,
    neutralHue: fc.integer({ min: 0, max: 360 }),
    forceDark: fc.boolean(),
  },
  { requiredKeys: ['primary', 'secondary'] },
);
const examples = (counterexamples as BrandInput[]).map((brand): [BrandInput] => [brand]);

/** Requirements of a filled brand colour, written independently of the derivation's code. */
function holds(hex: string, { scheme, level }: Repair, palette: Palette): boolean {
  const colors = level === 'more' ? palette.more[scheme] : palette[scheme];
  const targets = level === 'more' ? highContrastTargets : contrastTargets;
  const ink = Math.max(contrast(hex, '#ffffff'), contrast(hex, '#000000'));
  return ink >= targets.text && surfaces.every((surface) => contrast(hex, colors[surface]) >= targets.ui);
}

/** Every contradiction in the moves that the derivation reports. */
function wrongMoves(palette: Palette): string[] {
  return palette.repairs.flatMap((move) => {
    const { asked, given, forcedBy, role, scheme, level } = move;
    const [from, to] = [readHex(asked), readHex(given)];
    const name = `${scheme} ${level} ${role} ${asked} → ${given}`;
    const wrong: string[] = [];
    // Distance in the plane of hue and chroma, because the hue of a near-grey is noise.
    const drift = Math.min(from.c, to.c) * Math.abs(Math.sin(((to.h - from.h) * Math.PI) / 180));
    if (drift > 0.006) wrong.push(`${name}: another hue, by ${drift}`);
    if (to.c > from.c + 0.006) wrong.push(`${name}: more colourful than asked`);
    // Rounding to 8 bits moves lightness by less than half a step.
    const nearer = Math.floor((Math.abs(to.l - from.l) - LIGHTNESS_STEP / 2 - 1e-4) / LIGHTNESS_STEP);
    for (const sign of [-1, 1]) {
      for (const step of [0, nearer].filter((one) => one >= 0)) {
        const hex = toHex({ ...from, l: from.l + sign * step * LIGHTNESS_STEP });
        if (holds(hex, move, palette)) wrong.push(`${name}: ${hex} is nearer and passes`);
      }
    }
    if (forcedBy.length === 0) wrong.push(`${name}: moved without a reason`);
    for (const pair of forcedBy) {
      if (pair.before >= pair.minimum || pair.after < pair.minimum)
        wrong.push(`${name}: ${JSON.stringify(pair)} forced nothing`);
    }
    return wrong;
  });
}

describe('any brand', () => {
  it(`[BRAND-05] leaves no declared pair below its ratio, in light, dark and both with more contrast; moves keep the hue, are as small as can be and are explained (${runs} brands)`, () => {
    fc.assert(
      fc.property(anyBrand, (brand) => {
        const palette = derivePalette(brand);
        const failing = contrastReport(palette).filter((pair) => !pair.passes);
        const refused = palette.verdicts.filter(({ outcome }) => outcome === 'refused');
        expect([failing, wrongMoves(palette), refused]).toEqual([[], [], []]);
      }),
      { numRuns: runs + examples.length, examples, ...seed },
    );
  });

  it('makes at most 4 kB of style sheet, compressed', () => {
    fc.assert(
      fc.property(anyBrand, (brand) => {
        expect(brotliCompressSync(brandStyleSheet(brand)).length).toBeLessThanOrEqual(4000);
      }),
      { numRuns: 100, examples, ...seed },
    );
  });
});
