// @vitest-environment happy-dom
import { conformance } from '../testing/conformance.tsx';
import { Popover } from './popover.tsx';

conformance({
  name: 'popover',
  element: (probe) => (
    <Popover defaultOpen trigger={<button type="button">Details</button>} title="Details" {...probe}>
      Text
    </Popover>
  ),
  ref: HTMLDivElement,
});
