// @vitest-environment happy-dom
import { conformance } from '../testing/conformance.tsx';
import { Lightbox } from './lightbox.tsx';

conformance({
  name: 'lightbox',
  element: (probe) => (
    <Lightbox
      label="Lights"
      items={[{ id: 'a', src: 'data:,', alt: 'Red' }]}
      index={0}
      onIndexChange={() => {}}
      onClose={() => {}}
      {...probe}
    />
  ),
  ref: HTMLDivElement,
  portal: true,
});
