// @vitest-environment happy-dom
import { conformance } from '../testing/conformance.tsx';
import { PromoBanner } from './promo-banner.tsx';

conformance({
  name: 'promo-banner',
  element: (probe) => (
    <PromoBanner
      href="#videos"
      title="Videos to keep"
      text="Whenever you like."
      image="/x.svg"
      onClose={() => {}}
      {...probe}
    />
  ),
  ref: HTMLDivElement,
});
