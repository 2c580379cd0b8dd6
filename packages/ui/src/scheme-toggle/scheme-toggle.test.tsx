// @vitest-environment happy-dom
import { conformance } from '../testing/conformance.tsx';
import { SchemeToggle } from './scheme-toggle.tsx';

conformance({
  name: 'scheme-toggle',
  element: (probe) => <SchemeToggle value="system" onValueChange={() => {}} {...probe} />,
  ref: HTMLFieldSetElement,
});
