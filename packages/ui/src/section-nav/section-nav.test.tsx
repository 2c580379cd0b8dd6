// @vitest-environment happy-dom
import { conformance } from '../testing/conformance.tsx';
import { SectionNav } from './section-nav.tsx';

conformance({
  name: 'section-nav',
  element: (probe) => (
    <SectionNav
      label="Main"
      items={[
        { href: '#girls', label: 'Girls', current: true },
        { href: '#men', label: 'Men' },
      ]}
      {...probe}
    />
  ),
  ref: HTMLElement,
});
