// @vitest-environment happy-dom
import { conformance } from '../testing/conformance.tsx';
import { Tabs } from './tabs.tsx';

conformance({
  name: 'tabs',
  element: (probe) => (
    <Tabs
      label="Room"
      value="chat"
      onValueChange={() => {}}
      items={[
        { value: 'chat', label: 'Chat', count: 3, content: 'Lines of chat' },
        { value: 'users', label: 'Users', content: 'Who is here' },
      ]}
      {...probe}
    />
  ),
  ref: HTMLDivElement,
});
