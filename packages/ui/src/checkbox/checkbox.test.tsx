// @vitest-environment happy-dom
import { conformance } from '../testing/conformance.tsx';
import { Checkbox } from './checkbox.tsx';

conformance({
  name: 'checkbox',
  element: (probe) => <Checkbox label="Keep me signed in" hint="On this device." {...probe} />,
  control: 'input',
  ref: HTMLInputElement,
});
