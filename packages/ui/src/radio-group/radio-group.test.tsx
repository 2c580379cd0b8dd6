// @vitest-environment happy-dom
import { conformance } from '../testing/conformance.tsx';
import { RadioGroup } from './radio-group.tsx';

conformance({
  name: 'radio-group',
  element: (probe) => (
    <RadioGroup
      aria-label="Who may write"
      options={[
        { value: 'all', label: 'Everyone' },
        { value: 'tokens', label: 'Token holders', hint: 'Those with a balance.' },
      ]}
      defaultValue="all"
      {...probe}
    />
  ),
  ref: HTMLDivElement,
});
