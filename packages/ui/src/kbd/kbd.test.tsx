// @vitest-environment happy-dom
import { conformance } from '../testing/conformance.tsx';
import { Kbd } from './kbd.tsx';

conformance({
  name: 'kbd',
  element: (probe) => <Kbd keys={['Mod', 'K']} {...probe} />,
  ref: HTMLElement,
});
