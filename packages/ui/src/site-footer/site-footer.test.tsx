// @vitest-environment happy-dom
import { conformance } from '../testing/conformance.tsx';
import { SiteFooter } from './site-footer.tsx';

conformance({
  name: 'site-footer',
  element: (probe) => (
    <SiteFooter
      groups={[{ title: 'Help', links: [{ href: '#faq', label: 'Questions' }] }]}
      preferences="en"
      legal="All performers were at least 18 years old."
      {...probe}
    />
  ),
  ref: HTMLElement,
});
