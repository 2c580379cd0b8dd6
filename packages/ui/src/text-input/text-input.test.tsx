// @vitest-environment happy-dom
import { conformance } from '../testing/conformance.tsx';
import { TextInput } from './text-input.tsx';

conformance({
  name: 'text-input',
  element: (probe) => <TextInput aria-label="Search" start="?" end="x" {...probe} />,
  ref: HTMLInputElement,
});
