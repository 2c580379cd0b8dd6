// @vitest-environment happy-dom
import { conformance } from '../testing/conformance.tsx';
import { Badge } from './badge.tsx';

conformance({
  name: 'badge',
  element: (probe) => (
    <Badge tone="live" pulse icon={<svg aria-hidden="true" />} {...probe}>
      Live
    </Badge>
  ),
  ref: HTMLSpanElement,
});
