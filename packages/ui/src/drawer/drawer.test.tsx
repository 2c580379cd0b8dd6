// @vitest-environment happy-dom
import { conformance } from '../testing/conformance.tsx';
import { Drawer } from './drawer.tsx';

conformance({
  name: 'drawer',
  element: (probe) => <Drawer open title="Filters" {...probe} />,
  ref: HTMLDivElement,
  portal: true,
});
