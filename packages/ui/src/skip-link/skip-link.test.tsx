// @vitest-environment happy-dom
import { conformance } from '../testing/conformance.tsx';
import { SkipLink } from './skip-link.tsx';

conformance({
  name: 'skip-link',
  element: (probe) => <SkipLink target="content" {...probe} />,
  ref: HTMLAnchorElement,
});
