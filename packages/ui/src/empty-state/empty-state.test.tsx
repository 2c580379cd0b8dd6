// @vitest-environment happy-dom
import { conformance } from '../testing/conformance.tsx';
import { EmptyState } from './empty-state.tsx';

conformance({
  name: 'empty-state',
  element: (probe) => (
    <EmptyState title="No favourites yet" icon={<svg aria-hidden="true" />} {...probe}>
      Follow somebody.
    </EmptyState>
  ),
  ref: HTMLElement,
});
