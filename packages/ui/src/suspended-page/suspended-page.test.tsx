// @vitest-environment happy-dom
import { conformance } from '../testing/conformance.tsx';
import { SuspendedPage } from './suspended-page.tsx';

conformance({
  name: 'suspended-page',
  element: (probe) => (
    <SuspendedPage until={new Date('2031-05-04T00:00:00Z')} contact="support@footlight.example" {...probe} />
  ),
  ref: HTMLElement,
});
