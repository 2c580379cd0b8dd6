// @vitest-environment happy-dom
import { conformance } from '../testing/conformance.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';

conformance({
  name: 'breadcrumbs',
  element: (probe) => (
    <Breadcrumbs
      items={[
        { label: 'Home', href: '/' },
        { label: 'Aurora Vale', href: '/aurora' },
      ]}
      {...probe}
    />
  ),
  ref: HTMLElement,
});
