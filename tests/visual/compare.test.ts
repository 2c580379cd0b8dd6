import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Bitmap, compare, contentSize, decode, drawDifference, encode, pixelHash } from './compare.ts';

const plain = (width: number, height: number, value = 200): Bitmap => ({
  width,
  height,
  data: new Uint8Array(width * height * 4).fill(value).map((byte, index) => (index % 4 === 3 ? 255 : byte)),
});

const withPixel = (bitmap: Bitmap, x: number, y: number, channel = 0): Bitmap => {
  const data = bitmap.data.slice();
  const at = (y * bitmap.width + x) * 4 + channel;
  data[at] = (data[at] ?? 0) ^ 1;
  return { ...bitmap, data };
};

describe('compare', () => {
  it('[SB-02] sees one step of one channel of one pixel, wherever it is', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 69 }),
        fc.integer({ min: 0, max: 39 }),
        fc.integer({ min: 0, max: 2 }),
        (x, y, channel) => {
          const before = plain(70, 40);
          const found = compare(before, withPixel(before, x, y, channel));
          expect(found.pixels).toBe(1);
          expect(found.boxes).toEqual([{ x, y, width: 1, height: 1 }]);
        },
      ),
    );
  });

  it('finds nothing between a picture and itself', () => {
    expect(compare(plain(33, 17), plain(33, 17))).toEqual({ pixels: 0, width: 33, height: 17, boxes: [] });
  });

  it('counts what only one picture covers', () => {
    const found = compare(plain(20, 10), plain(20, 14));
    expect(found.pixels).toBe(20 * 4);
    expect([found.width, found.height]).toEqual([20, 14]);
    expect(found.boxes).toEqual([{ x: 0, y: 10, width: 20, height: 4 }]);
    // The corner that neither covers is not a difference.
    expect(compare(plain(10, 20), plain(20, 10)).pixels).toBe(10 * 10 + 10 * 10);
  });

  it('makes one box of changes beside each other and two of distant ones', () => {
    const before = plain(200, 100);
    const near = withPixel(withPixel(before, 10, 10), 24, 20);
    expect(compare(before, near).boxes).toEqual([{ x: 10, y: 10, width: 15, height: 11 }]);
    const far = withPixel(withPixel(before, 10, 10), 150, 80);
    expect(compare(before, far).boxes).toHaveLength(2);
  });

  it('covers every changed pixel with a box', () => {
    const point = fc.tuple(fc.integer({ min: 0, max: 99 }), fc.integer({ min: 0, max: 59 }));
    fc.assert(
      fc.property(fc.uniqueArray(point, { maxLength: 30, selector: String }), (points) => {
        const before = plain(100, 60);
        const after = points.reduce((bitmap, [x, y]) => withPixel(bitmap, x, y), before);
        const { boxes, pixels } = compare(before, after);
        expect(pixels).toBe(points.length);
        for (const [x, y] of points) {
          expect(
            boxes.some((box) => x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height),
          ).toBe(true);
        }
      }),
    );
  });
});

describe('contentSize', () => {
  it('ends a margin after the last thing that is not ground', () => {
    const pixel = fc.tuple(fc.integer({ min: 0, max: 88 }), fc.integer({ min: 0, max: 48 }));
    fc.assert(
      fc.property(fc.array(pixel, { minLength: 1, maxLength: 5 }), (points) => {
        // Channel 0 is flipped once a point at most, so that no point vanishes.
        const unique = [...new Map(points.map((point) => [String(point), point])).values()];
        const bitmap = unique.reduce((all, [x, y]) => withPixel(all, x, y), plain(90, 50));
        expect(contentSize(bitmap, 0)).toEqual({
          width: Math.max(...unique.map(([x]) => x)) + 1,
          height: Math.max(...unique.map(([, y]) => y)) + 1,
        });
      }),
    );
    expect(contentSize(plain(90, 50))).toEqual({ width: 90, height: 50 });
    expect(contentSize(withPixel(plain(90, 50), 80, 2), 24)).toEqual({ width: 90, height: 27 });
  });
});

describe('pictures', () => {
  it('survive a file, and are named by their pixels', () => {
    const bitmap = withPixel(plain(12, 7), 3, 2);
    const read = decode(encode(bitmap));
    expect(compare(bitmap, read).pixels).toBe(0);
    expect(pixelHash(read)).toBe(pixelHash(bitmap));
    expect(pixelHash(plain(12, 7))).not.toBe(pixelHash(bitmap));
    expect(pixelHash(plain(7, 12))).not.toBe(pixelHash(plain(12, 7)));
  });

  it('show a difference loudly and the rest quietly', () => {
    const before = plain(40, 40);
    const { comparison, picture } = drawDifference(before, withPixel(before, 20, 20));
    expect(comparison.pixels).toBe(1);
    const at = (x: number, y: number) => [...picture.data.subarray((y * 40 + x) * 4, (y * 40 + x) * 4 + 3)];
    expect(at(20, 20)).toEqual([217, 0, 117]);
    expect(at(16, 16)).toEqual([217, 0, 117]);
    expect(new Set(at(1, 1)).size).toBe(1);
  });
});
