// @vitest-environment happy-dom
import { conformance } from '../testing/conformance.tsx';
import { Alert } from './alert.tsx';

conformance({
  name: 'alert',
  element: (probe) => <Alert title="Payment declined" onDismiss={() => {}} {...probe} />,
  ref: HTMLDivElement,
});
