// @vitest-environment happy-dom
import { conformance } from '../testing/conformance.tsx';
import { Select } from './select.tsx';

conformance({
  name: 'select',
  element: (probe) => (
    <Select aria-label="Order" options={[{ value: 'new', label: 'Newest first' }]} {...probe} />
  ),
  ref: HTMLSelectElement,
});
