// @vitest-environment happy-dom
import { conformance } from '../testing/conformance.tsx';
import { Tooltip } from './tooltip.tsx';

conformance({
  name: 'tooltip',
  element: (probe) => (
    <Tooltip open content="Adds the model to your favourites" {...probe}>
      <button type="button">Favourite</button>
    </Tooltip>
  ),
  ref: HTMLDivElement,
});
