import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clampPan, zoomStep, zoomSteps } from './zoom.ts';

const frame = { width: 400, height: 300 };

describe('an enlarged picture', () => {
  it('has steps with two ends', () => {
    expect(zoomStep(1, 'in')).toBe(2);
    expect(zoomStep(4, 'in')).toBe(4);
    expect(zoomStep(1, 'out')).toBe(1);
  });

  it('never shows what lies beside it', () => {
    const any = fc.integer({ min: -5000, max: 5000 });
    fc.assert(
      fc.property(any, any, fc.constantFrom(...zoomSteps), (x, y, zoom) => {
        const pan = clampPan({ x, y }, zoom, frame);
        expect(Math.abs(pan.x)).toBeLessThanOrEqual((frame.width * (zoom - 1)) / 2);
        expect(Math.abs(pan.y)).toBeLessThanOrEqual((frame.height * (zoom - 1)) / 2);
        if (zoom === 1) expect([pan.x + 0, pan.y + 0]).toEqual([0, 0]);
      }),
    );
  });
});
