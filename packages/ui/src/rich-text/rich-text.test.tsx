// @vitest-environment happy-dom
import { conformance } from '../testing/conformance.tsx';
import { RichText } from './rich-text.tsx';

conformance({
  name: 'rich-text',
  element: (probe) => <RichText html="A <b>warm</b> welcome." {...probe} />,
  ref: HTMLDivElement,
});
