// @vitest-environment happy-dom
import { conformance } from '../testing/conformance.tsx';
import { Banner } from './banner.tsx';

conformance({
  name: 'banner',
  element: (probe) => (
    <Banner title="You are offline" onClose={() => {}} {...probe}>
      The room comes back by itself.
    </Banner>
  ),
  ref: HTMLDivElement,
});
