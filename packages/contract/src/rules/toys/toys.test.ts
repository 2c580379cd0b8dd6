import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TOY_LEVELS, TOY_VENDORS, toyOrigin, toyTurnOf, toyTurnStart } from './toys.ts';

describe('[TOY-01] what a tip moves', () => {
  it('more tokens never move it less, and each level is one that vendors have', () => {
    const amount = fc.integer({ min: 1, max: 100_000 });
    fc.assert(
      fc.property(amount, amount, (one, other) => {
        const [less, more] = [toyTurnOf(Math.min(one, other)), toyTurnOf(Math.max(one, other))];
        if (!less || !more) throw new Error('a tip that moves nothing');
        expect(more.level).toBeGreaterThanOrEqual(less.level);
        expect(more.seconds).toBeGreaterThanOrEqual(less.seconds);
        expect(less.level >= 1 && more.level <= 20).toBe(true);
      }),
    );
    expect(toyTurnOf(0)).toBeNull();
    for (const { from, level } of TOY_LEVELS) {
      expect(toyTurnOf(from)?.level).toBe(level);
      expect(toyTurnOf(from - 1)?.level ?? 0).toBeLessThan(level);
    }
  });

  it('turns never overlap, and none waits longer than those before it take', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(60_000), fc.integer({ min: 1, max: 1000 })), { maxLength: 30 }),
        (tips) => {
          let now = 0;
          let last: number | null = null;
          let asked = 0;
          for (const [pause, amount] of tips) {
            now += pause;
            const start = toyTurnStart(last, now);
            expect(start).toBeGreaterThanOrEqual(last ?? 0);
            expect(start).toBeGreaterThanOrEqual(now);
            expect(start).toBeLessThanOrEqual(now + asked);
            const length = (toyTurnOf(amount)?.seconds ?? 0) * 1000;
            asked += length;
            last = start + length;
          }
        },
      ),
    );
  });

  it('reaches a vendor’s program on the own machine or network, and nothing else', () => {
    expect(toyOrigin('lovense', { domain: '192-168-1-7.lovense.club', port: 34_568 })).toBe(
      'https://192-168-1-7.lovense.club:34568',
    );
    for (const vendor of TOY_VENDORS) {
      expect(toyOrigin(vendor, { domain: '127.0.0.1', port: 30_010 })).toBe('http://127.0.0.1:30010');
      for (const domain of [
        'example.test',
        'lovense.club.example.test',
        "x.lovense.club; script-src 'unsafe-inline'",
        '127.0.0.1@example.test',
        '1-2-3-4.lovense.club.',
        '',
      ])
        expect(toyOrigin(vendor, { domain, port: 443 })).toBeNull();
    }
    expect(toyOrigin('robbocock', { domain: '192-168-1-7.lovense.club', port: 1 })).toBeNull();
    for (const port of [0, 65_536, 1.5, Number.NaN]) {
      expect(toyOrigin('lovense', { domain: 'localhost', port })).toBeNull();
    }
  });
});
