// @vitest-environment happy-dom
import { conformance } from '../testing/conformance.tsx';
import { InfiniteList } from './infinite-list.tsx';

conformance({
  name: 'infinite-list',
  element: (probe) => (
    <InfiniteList
      label="Sessions"
      items={['a', 'b']}
      itemKey={(item) => item}
      renderItem={(item) => item}
      hasMore
      loading={false}
      onLoadMore={() => {}}
      {...probe}
    />
  ),
  ref: HTMLDivElement,
});
