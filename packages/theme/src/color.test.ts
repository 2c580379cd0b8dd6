import {
  clampChroma,
  formatHex,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  useMode as registerMode,
} from 'culori/fn';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { composite, readColor, readHex, toHex } from './color.ts';

for (const mode of [modeRgb, modeLrgb, modeOklab, modeOklch]) registerMode(mode);

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

describe('toHex', () => {
  it('gives back every colour that it was read from', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
        const hex = `#${value.toString(16).padStart(6, '0')}`;
        expect(toHex(readHex(hex))).toBe(hex);
      }),
      { numRuns: 3000 },
    );
  });

  it('agrees with the library whose general conversion it spares', () => {
    const unit = (max: number) => fc.double({ min: 0, max, noNaN: true });
    fc.assert(
      fc.property(unit(1), unit(0.4), unit(360), (l, c, h) => {
        const theirs = channels(formatHex(clampChroma({ mode: 'oklch', l, c, h }, 'oklch', 'rgb')));
        for (const [index, mine] of channels(toHex({ l, c, h })).entries())
          expect(Math.abs(mine - (theirs[index] ?? 0))).toBeLessThanOrEqual(2);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('readColor', () => {
  it.each([
    ['#f841b5', '#f841b5'],
    [' #F4B ', '#ff44bb'],
    ['#f841b5ff', '#f841b5'],
    ['rebeccapurple', '#663399'],
    ['rgb(248, 65, 181)', '#f841b5'],
    ['rgb(97.25% 25.49% 70.98%)', '#f841b5'],
    ['hsl(322 93% 61%)', '#f83fb4'],
    ['HSL(322deg, 93%, 61%)', '#f83fb4'],
    ['hwb(322 25% 3%)', '#f740b4'],
    ['oklch(0.6746 0.2344 345.69)', '#f345b5'],
    ['lab(100 0 0)', '#ffffff'],
  ])('reads %s', (text, hex) => {
    expect(readColor(text)).toEqual({ hex, isMapped: false });
  });

  it('gives chroma away, and keeps the hue, where no screen of sRGB can follow', () => {
    const read = readColor('oklch(0.7 0.4 145)');
    expect(read).toMatchObject({ isMapped: true });
    expect(Math.abs(readHex(read.hex ?? '').h - 145)).toBeLessThan(1);
  });

  it.each([
    ['rgb(1 2 3 / 50%)', 'has-alpha'],
    ['#12345678', 'has-alpha'],
    ['transparent', 'has-alpha'],
    ['var(--x)', 'unknown-syntax'],
    ['color-mix(in srgb, red, blue)', 'unknown-syntax'],
    ['red;}body{}', 'unknown-syntax'],
    ['/0A', 'unknown-syntax'],
    ['rgb(/0A)', 'unknown-syntax'],
    ['#12345', 'unknown-syntax'],
    ['currentcolor', 'unknown-syntax'],
    [`#${'0'.repeat(5000)}`, 'unknown-syntax'],
    [0xff00ff, 'unknown-syntax'],
  ])('does not take %s', (value, problem) => {
    expect(readColor(value)).toEqual({ problem });
  });
});

describe('composite', () => {
  it('mixes as a browser does', () => {
    expect(composite('#ffffff', 0.15, '#000000')).toBe('#262626');
    expect(composite('#123456', 1, '#ffffff')).toBe('#123456');
    expect(composite('#123456', 0, '#fedcba')).toBe('#fedcba');
  });
});
