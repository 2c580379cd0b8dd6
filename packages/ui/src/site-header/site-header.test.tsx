// @vitest-environment happy-dom
import { conformance } from '../testing/conformance.tsx';
import { SiteHeader } from './site-header.tsx';

conformance({
  name: 'site-header',
  element: (probe) => (
    <SiteHeader
      logo={<a href="#home">Footlight</a>}
      nav={[{ href: '#girls', label: 'Girls', current: true }]}
      balance="1,250"
      account="Mia"
      {...probe}
    />
  ),
  ref: HTMLElement,
});
