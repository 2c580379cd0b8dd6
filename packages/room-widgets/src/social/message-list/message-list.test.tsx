// @vitest-environment happy-dom
import { exampleConversation } from '@footlight/contract/fixtures';
import { conformance } from '@footlight/ui/testing';
import { peopleLocales } from '../../locales/people/index.ts';
import { MessageList } from './message-list.tsx';

conformance({
  name: 'message-list',
  element: (probe) => (
    <MessageList
      conversations={[exampleConversation]}
      me="viewer"
      selected={null}
      sort="timestamp"
      onSortChange={() => undefined}
      onSelect={() => undefined}
      now={exampleConversation.at}
      {...probe}
    />
  ),
  ref: HTMLDivElement,
  locales: { people: peopleLocales },
});
