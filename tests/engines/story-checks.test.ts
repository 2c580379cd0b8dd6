import { expect, it } from 'vitest';
import { encode } from '../visual/compare.ts';
import { changedPixels, faultsOf, isBlank, type Shown } from './story-checks.ts';

const picture = (dots: number): Buffer => {
  const data = new Uint8Array(8 * 8 * 4).fill(255);
  for (let dot = 0; dot < dots; dot += 1) data[dot * 4 + 1] = 0;
  return encode({ width: 8, height: 8, data });
};
const good: Shown = { error: null, height: 600, sideways: 0, text: 'Buy 100 tokens', png: picture(3) };

it('finds nothing in a story that is as in Chromium', () => {
  expect(faultsOf(good, good)).toEqual([]);
  // Fonts differ a little, and another line break is no missing text.
  expect(faultsOf({ ...good, height: 630, text: 'Buy\n100 TOKENS' }, good)).toEqual([]);
});

it('finds each fault that Chromium does not have, and none that it has too', () => {
  const broken = { error: 'boom', height: 900, sideways: 12, text: 'Buy tokens', png: picture(0) };
  expect(faultsOf(broken, good)).toEqual([
    'it threw: boom',
    'the picture is blank',
    'it scrolls 12 pixels to the side',
    'texts are missing: 100',
    'it is 900 pixels high, and 600 in Chromium',
  ]);
  expect(faultsOf(broken, broken)).toEqual([]);
});

it('counts the pixels that an earlier picture had otherwise', () => {
  expect(isBlank(picture(0))).toBe(true);
  expect(isBlank(picture(1))).toBe(false);
  expect(changedPixels(picture(1), picture(1))).toBe(0);
  expect(changedPixels(picture(1), picture(4))).toBe(3);
});
