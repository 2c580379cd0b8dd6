// @vitest-environment happy-dom
import { conformance } from '../testing/conformance.tsx';
import { CommandList } from './command-list.tsx';

conformance({
  name: 'command-list',
  element: (probe) => (
    <CommandList
      label="Go to"
      onSelect={() => {}}
      groups={[{ id: 'pages', label: 'Pages', items: [{ id: 'home', label: 'Home' }] }]}
      {...probe}
    />
  ),
  ref: HTMLDivElement,
});
