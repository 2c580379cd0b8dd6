// @vitest-environment happy-dom
import { conformance } from '../testing/conformance.tsx';
import { Fact, FactList } from './fact-list.tsx';

conformance({
  name: 'fact-list',
  element: (probe) => (
    <FactList {...probe}>
      <Fact label="Now">25</Fact>
    </FactList>
  ),
  ref: HTMLDListElement,
});
