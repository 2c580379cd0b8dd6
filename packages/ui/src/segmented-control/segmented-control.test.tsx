// @vitest-environment happy-dom
import { conformance } from '../testing/conformance.tsx';
import { SegmentedControl } from './segmented-control.tsx';

conformance({
  name: 'segmented-control',
  element: (probe) => (
    <SegmentedControl
      aria-label="Period"
      segments={[
        { value: 'day', label: 'Day' },
        { value: 'week', label: 'Week' },
      ]}
      value="day"
      onValueChange={() => undefined}
      {...probe}
    />
  ),
  ref: HTMLDivElement,
});
