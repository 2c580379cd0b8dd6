// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { initEnglish } from '../testing/init-english.ts';
import { Pagination } from './pagination.tsx';

beforeAll(() => initEnglish());

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('links only to pages that exist, for any page and count', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  fc.assert(
    fc.property(
      fc.double(),
      fc.oneof(fc.double({ max: 1e6 }), fc.integer({ max: 40 })),
      (page, pageCount) => {
        const led: number[] = [];
        const { container, unmount } = render(
          <Pagination
            page={page}
            pageCount={pageCount}
            hrefOf={(to) => {
              led.push(to);
              return `#${to}`;
            }}
          />,
        );
        for (const to of led) expect(Number.isInteger(to) && to >= 1 && to <= pageCount).toBe(true);
        const isEmpty = container.innerHTML === '';
        expect(container.querySelectorAll('[aria-current=page]').length).toBe(isEmpty ? 0 : 1);
        unmount();
      },
    ),
    { numRuns: 60 },
  );
});
