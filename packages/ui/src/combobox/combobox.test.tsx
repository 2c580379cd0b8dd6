// @vitest-environment happy-dom
import { conformance } from '../testing/conformance.tsx';
import { Combobox } from './combobox.tsx';

conformance({
  name: 'combobox',
  element: (probe) => (
    <Combobox
      aria-label="Tag"
      name="tag"
      options={[{ value: 'a', label: 'Alpha' }]}
      value="a"
      onValueChange={() => undefined}
      {...probe}
    />
  ),
  ref: HTMLDivElement,
});
