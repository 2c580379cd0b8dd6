// @vitest-environment happy-dom
import { conformance } from '../testing/conformance.tsx';
import { LoadMore } from './load-more.tsx';

conformance({
  name: 'load-more',
  element: (probe) => <LoadMore hasMore loading={false} onLoadMore={() => {}} {...probe} />,
  ref: HTMLDivElement,
});
