// @vitest-environment happy-dom
import { conformance } from '../testing/conformance.tsx';
import { Progress } from './progress.tsx';

conformance({
  name: 'progress',
  element: (probe) => <Progress label="Upload" value={40} {...probe} />,
  ref: HTMLDivElement,
});
