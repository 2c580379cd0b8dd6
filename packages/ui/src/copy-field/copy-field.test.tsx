// @vitest-environment happy-dom
import { conformance } from '../testing/conformance.tsx';
import { CopyField } from './copy-field.tsx';

conformance({
  name: 'copy-field',
  element: (probe) => <CopyField aria-label="Your link" value="https://example.test/r/1" {...probe} />,
  ref: HTMLDivElement,
});
