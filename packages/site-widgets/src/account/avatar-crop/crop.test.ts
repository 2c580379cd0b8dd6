import { expect, it } from 'vitest';
import { cropOf, moved } from './crop.ts';

const wide = { width: 900, height: 600 };

it('[SHELL-10] a crop is a square inside the picture, at every zoom and position', () => {
  expect(cropOf(wide, 100, { x: 50, y: 50 })).toEqual({ side: 600, x: 150, y: 0 });
  expect(cropOf(wide, 200, { x: 100, y: 0 })).toEqual({ side: 300, x: 600, y: 0 });
});

it('[SHELL-10] a drag moves the crop against the picture and stops at its edges', () => {
  const crop = cropOf(wide, 100, { x: 50, y: 50 });
  expect(moved(wide, crop, { x: 30, y: 99 })).toEqual({ x: 40, y: 50 });
  expect(moved(wide, crop, { x: 9_000, y: 0 }).x).toBe(0);
  expect(moved(wide, crop, { x: -9_000, y: 0 }).x).toBe(100);
});
