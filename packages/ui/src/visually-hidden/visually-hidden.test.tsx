// @vitest-environment happy-dom
import { conformance } from '../testing/conformance.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

conformance({
  name: 'visually-hidden',
  element: (probe) => <VisuallyHidden {...probe}>Your balance</VisuallyHidden>,
  ref: HTMLSpanElement,
});
