import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pageWindow } from './page-window.ts';

it('shows the ends and the neighbours, in order, and never a gap of one page', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (count, at) => {
      const page = Math.min(at, count);
      const entries = pageWindow(page, count);
      const pages = entries.map((entry) => entry.page);
      expect(pages).toContain(1);
      expect(pages).toContain(count);
      expect(pages).toContain(page);
      expect(new Set(entries.map((entry) => entry.key)).size).toBe(entries.length);
      for (let i = 1; i < pages.length; i++) {
        const [before, here, after] = [pages[i - 1], pages[i], pages[i + 1]];
        if (here === null) expect((after ?? 0) - (before ?? 0)).toBeGreaterThan(2);
        else if (before !== null) expect((here ?? 0) - (before ?? 0)).toBe(1);
      }
    }),
  );
});
