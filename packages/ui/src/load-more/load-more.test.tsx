// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { conformance } from '../testing/conformance.tsx';
import { LoadMore } from './load-more.tsx';

conformance({
  name: 'load-more',
  element: (probe) => <LoadMore hasMore loading={false} onLoadMore={() => {}} {...probe} />,
  ref: HTMLDivElement,
});

afterEach(() => vi.unstubAllGlobals());

it('told of several looks at once, goes by the last', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  let tell: (looks: { isIntersecting: boolean }[]) => void = () => undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof tell) {
        tell = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
  const asked = vi.fn();
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(<LoadMore hasMore loading={false} onLoadMore={asked} />));
  tell([{ isIntersecting: true }, { isIntersecting: false }]);
  expect(asked).not.toHaveBeenCalled();
  tell([{ isIntersecting: false }, { isIntersecting: true }]);
  expect(asked).toHaveBeenCalledOnce();
  await act(async () => root.unmount());
});
