// @vitest-environment happy-dom
import { conformance } from '../testing/conformance.tsx';
import { TextArea } from './text-area.tsx';

conformance({
  name: 'text-area',
  element: (probe) => <TextArea aria-label="About you" maxLength={200} counter {...probe} />,
  ref: HTMLTextAreaElement,
});
