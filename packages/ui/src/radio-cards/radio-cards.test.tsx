// @vitest-environment happy-dom
import { conformance } from '../testing/conformance.tsx';
import { RadioCards } from './radio-cards.tsx';

conformance({
  name: 'radio-cards',
  element: (probe) => (
    <RadioCards
      legend="Token packs"
      value="50"
      onValueChange={() => {}}
      options={[
        { value: '50', label: '50', description: 'New members', aside: '$5.99', badge: 'New' },
        { value: '300', label: '300', disabled: true },
      ]}
      {...probe}
    />
  ),
  ref: HTMLFieldSetElement,
});
