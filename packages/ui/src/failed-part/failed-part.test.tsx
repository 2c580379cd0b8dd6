// @vitest-environment happy-dom
import { conformance } from '../testing/conformance.tsx';
import { FailedPart } from './failed-part.tsx';

conformance({
  name: 'failed-part',
  element: (probe) => <FailedPart onRetry={() => {}} {...probe} />,
  ref: HTMLDivElement,
});
