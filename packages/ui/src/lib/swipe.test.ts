import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { swipeDirection } from './swipe.ts';

const box = { width: 400, height: 800 };

describe('swipeDirection', () => {
  it('takes a long slow way and a short quick one', () => {
    expect(swipeDirection({ dx: -120, dy: 4, ms: 2000 }, box)).toBe('left');
    expect(swipeDirection({ dx: 40, dy: -6, ms: 50 }, box)).toBe('right');
    expect(swipeDirection({ dx: 3, dy: 220, ms: 2000 }, box)).toBe('down');
    expect(swipeDirection({ dx: 3, dy: -60, ms: 60 }, box)).toBe('up');
  });

  it('leaves a press, a slow short way and a slant alone', () => {
    expect(swipeDirection({ dx: 8, dy: 3, ms: 5 }, box)).toBeNull();
    expect(swipeDirection({ dx: 60, dy: 0, ms: 900 }, box)).toBeNull();
    expect(swipeDirection({ dx: 200, dy: 190, ms: 200 }, box)).toBeNull();
  });

  it('is the same in the mirror', () => {
    const opposite = { left: 'right', right: 'left', up: 'down', down: 'up' } as const;
    const length = fc.integer({ min: -1000, max: 1000 });
    fc.assert(
      fc.property(length, length, fc.integer({ min: 0, max: 5000 }), (dx, dy, ms) => {
        const way = swipeDirection({ dx, dy, ms }, box);
        const back = swipeDirection({ dx: -dx, dy: -dy, ms }, box);
        expect(back).toBe(way && opposite[way]);
      }),
    );
  });
});
