// @vitest-environment happy-dom
import { ModelCard } from '../model-card/model-card.tsx';
import { conformance } from '../testing/conformance.tsx';
import { ModelGrid } from './model-grid.tsx';

conformance({
  name: 'model-grid',
  element: (probe) => (
    <ModelGrid label="Live now" pending={2} {...probe}>
      {[<ModelCard key="a" href="#a" name="Aurora" status="online" />]}
    </ModelGrid>
  ),
  ref: HTMLUListElement,
});
