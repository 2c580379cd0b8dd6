// @vitest-environment happy-dom
import { conformance } from '../testing/conformance.tsx';
import { Chip } from './chip.tsx';

conformance({
  name: 'chip',
  element: (probe) => (
    <Chip selected icon={<svg aria-hidden="true" />} {...probe}>
      Favourites
    </Chip>
  ),
  ref: HTMLButtonElement,
});
