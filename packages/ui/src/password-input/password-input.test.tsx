// @vitest-environment happy-dom
import { conformance } from '../testing/conformance.tsx';
import { PasswordInput } from './password-input.tsx';

conformance({
  name: 'password-input',
  element: (probe) => <PasswordInput aria-label="Password" {...probe} />,
  ref: HTMLInputElement,
});
