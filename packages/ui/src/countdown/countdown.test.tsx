// @vitest-environment happy-dom
import { conformance } from '../testing/conformance.tsx';
import { Countdown } from './countdown.tsx';

conformance({
  name: 'countdown',
  element: (probe) => (
    <Countdown
      label="Show starts in"
      until={new Date('2031-05-04T00:00:00Z')}
      clock={() => Date.UTC(2031, 4, 3)}
      {...probe}
    />
  ),
  ref: HTMLDivElement,
});
