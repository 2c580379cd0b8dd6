// @vitest-environment happy-dom
import { conformance } from '../testing/conformance.tsx';
import { Link } from './link.tsx';

conformance({
  name: 'link',
  element: (probe) => (
    <Link href="#rules" {...probe}>
      Read the rules
    </Link>
  ),
  ref: HTMLAnchorElement,
});
