// @vitest-environment happy-dom
import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { conformance } from '../testing/conformance.tsx';
import { Pagination } from './pagination.tsx';

conformance({
  name: 'pagination',
  element: (probe) => <Pagination page={7} pageCount={23} hrefOf={(page) => `#${page}`} {...probe} />,
  ref: HTMLElement,
});

afterEach(() => void vi.restoreAllMocks());

it('leads only to pages that exist, whatever it is given', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  fc.assert(
    fc.property(
      fc.double(),
      fc.oneof(fc.double({ max: 1e6 }), fc.integer({ max: 40 })),
      (page, pageCount) => {
        const led: number[] = [];
        const html = renderToString(
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
        expect(html.split('aria-current="page"').length - 1).toBe(html === '' ? 0 : 1);
      },
    ),
    { numRuns: 60 },
  );
});
