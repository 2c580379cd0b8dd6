import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  AHEAD,
  deviceAngles,
  dragged,
  eyeWindow,
  FIELD_OF_VIEW,
  keyed,
  limited,
  moved,
} from './view-maths.ts';

const degrees = fc.double({ min: -2_000, max: 2_000, noNaN: true });

describe('[VR-01] the direction of the view', () => {
  it('stays inside the picture: half a sphere ends, a full circle wraps around without a jump', () => {
    fc.assert(
      fc.property(degrees, degrees, (yaw, pitch) => {
        const half = limited({ yaw, pitch }, { projection: '180' });
        expect(Math.abs(half.yaw)).toBeLessThan(90);
        expect(Math.abs(half.pitch)).toBeLessThan(90);
        const full = limited({ yaw, pitch }, { projection: '360' });
        expect(Math.abs(full.yaw)).toBeLessThanOrEqual(180);
        const turns = (full.yaw - yaw) / 360;
        expect(Math.abs(turns - Math.round(turns))).toBeLessThan(1e-6);
      }),
    );
    expect(limited({ yaw: 181, pitch: 0 }, { projection: '360' }).yaw).toBe(-179);
  });

  it('follows the pointer: what was under it stays under it', () => {
    // From the middle of the screen to its lower edge: half of what is in view.
    expect(dragged(AHEAD, 0, 200, 400)).toEqual({ yaw: 0, pitch: FIELD_OF_VIEW / 2 });
    expect(dragged(AHEAD, 200, 0, 400).yaw).toBe(-FIELD_OF_VIEW / 2);
    expect(Number.isFinite(dragged(AHEAD, 10, 10, 0).yaw)).toBe(true);
  });

  it('turns by arrow keys, and looks ahead by Home', () => {
    const right = keyed(AHEAD, 'ArrowRight');
    expect(right?.yaw).toBeGreaterThan(0);
    expect(keyed(right ?? AHEAD, 'ArrowLeft')).toEqual(AHEAD);
    expect(keyed(AHEAD, 'ArrowUp')?.pitch).toBeGreaterThan(0);
    expect(keyed({ yaw: 40, pitch: 30 }, 'Home')).toEqual(AHEAD);
    for (const key of ['a', 'Enter', 'Tab', ' ', 'toString']) expect(keyed(AHEAD, key)).toBeNull();
  });

  it('follows a device that is turned, raised and held sideways', () => {
    const close = (one: { yaw: number; pitch: number }, yaw: number, pitch: number) => {
      expect(one.yaw).toBeCloseTo(yaw);
      expect(one.pitch).toBeCloseTo(pitch);
    };
    close(deviceAngles(0, 90, 0), 0, 0);
    // A quarter to the left, as `alpha` counts.
    close(deviceAngles(90, 90, 0), -90, 0);
    close(deviceAngles(0, 120, 0), 0, 30);
    // On its side, screen to the viewer, and facing the other way.
    expect(deviceAngles(0, 0, -90).pitch).toBeCloseTo(0);
    expect(Math.abs(deviceAngles(0, 0, -90).yaw)).toBeCloseTo(90);
    // Over the north, the short way round.
    expect(moved({ yaw: 10, pitch: 0 }, { yaw: 175, pitch: 0 }, { yaw: -175, pitch: 5 })).toEqual({
      yaw: 20,
      pitch: 5,
    });
  });

  it('gives each eye its own half of a side-by-side picture, and both the whole of any other', () => {
    expect(eyeWindow('sbs', 'left')).toEqual({ from: 0, width: 0.5 });
    expect(eyeWindow('sbs', 'right')).toEqual({ from: 0.5, width: 0.5 });
    for (const eye of ['left', 'right'] as const)
      expect(eyeWindow('mono', eye)).toEqual({ from: 0, width: 1 });
  });
});
