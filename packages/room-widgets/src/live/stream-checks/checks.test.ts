import { describe, expect, it } from 'vitest';
import { checksOf, type Signs } from './checks.ts';

const health = { bitrate: 1_800_000, fps: 30, dropped: 0, width: 1280, height: 720 };
const fine: Signs = { brightness: 0.5, hearing: 'heard', height: 720, health, behindMs: 500 };
const resultsOf = (signs: Partial<Signs>) =>
  Object.fromEntries(checksOf({ ...fine, ...signs }).map(({ name, result }) => [name, result]));

describe('checks of a broadcast', () => {
  it('[ROOM-03] are all fine with a good picture, sound and upload', () => {
    expect(new Set(Object.values(resultsOf({})))).toEqual(new Set(['fine']));
    expect(Object.keys(resultsOf({}))).toEqual(['light', 'sound', 'upload', 'frames', 'sharpness']);
  });
  it('name what the broadcaster can mend', () => {
    expect(resultsOf({ brightness: 0.05 }).light).toBe('dark');
    expect(resultsOf({ brightness: 0.95 }).light).toBe('bright');
    expect(resultsOf({ hearing: 'silent' }).sound).toBe('silent');
    expect(resultsOf({ hearing: 'none' }).sound).toBe('none');
    expect(resultsOf({ behindMs: 6_000 }).upload).toBe('slow');
    expect(resultsOf({ health: { ...health, fps: 12 } }).frames).toBe('few');
    expect(resultsOf({ height: 360 }).sharpness).toBe('small');
  });
  it('say nothing about what is not known yet', () => {
    expect(checksOf({ brightness: null, hearing: null, height: 0, health: null, behindMs: 0 })).toEqual([]);
    expect(resultsOf({ health: { ...health, fps: 0 } })).not.toHaveProperty('frames');
  });
});
