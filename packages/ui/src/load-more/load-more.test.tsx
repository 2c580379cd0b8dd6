// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { conformance } from '../testing/conformance.tsx';
import { LoadMore } from './load-more.tsx';

conformance({
  name: 'load-more',
  element: (probe) => <LoadMore hasMore loading={false} onLoadMore={() => {}} {...probe} />,
  ref: HTMLDivElement,
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('given several observations at once, uses the last', () => {
  let observe: (entries: { isIntersecting: boolean }[]) => void = () => undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof observe) {
        observe = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
  const onLoadMore = vi.fn();
  render(<LoadMore hasMore loading={false} onLoadMore={onLoadMore} />);
  observe([{ isIntersecting: true }, { isIntersecting: false }]);
  expect(onLoadMore).not.toHaveBeenCalled();
  observe([{ isIntersecting: false }, { isIntersecting: true }]);
  expect(onLoadMore).toHaveBeenCalledOnce();
});
