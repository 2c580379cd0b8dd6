// @vitest-environment happy-dom
import { conformance } from '../testing/conformance.tsx';
import { Button } from './button.tsx';

conformance({
  name: 'button',
  element: (probe) => <Button {...probe}>Buy tokens</Button>,
  ref: HTMLButtonElement,
});
