// @vitest-environment happy-dom
import { conformance } from '../testing/conformance.tsx';
import { Gallery } from './gallery.tsx';

conformance({
  name: 'gallery',
  element: (probe) => <Gallery label="Lights" items={[{ id: 'a', src: 'data:,', alt: 'Red' }]} {...probe} />,
  ref: HTMLUListElement,
});
