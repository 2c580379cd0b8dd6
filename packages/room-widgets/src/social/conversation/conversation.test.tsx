// @vitest-environment happy-dom
import { exampleFriend } from '@footlight/contract/fixtures';
import { conformance } from '@footlight/ui/testing';
import { peopleLocales } from '../../locales/people/index.ts';
import { Conversation } from './conversation.tsx';

const nothing = () => undefined;

conformance({
  name: 'conversation',
  element: (probe) => (
    <Conversation
      person={exampleFriend}
      entries={[
        { key: 'one', messageId: 1, isOwn: true, text: 'Hello', at: 1_793_534_400_000, state: 'sent' },
      ]}
      readUpTo={0}
      refusal={null}
      draft=""
      onDraftChange={nothing}
      onSend={nothing}
      hasMore={false}
      isLoadingOlder={false}
      onLoadOlder={nothing}
      now={1_793_534_400_000}
      onDelete={nothing}
      onRetry={nothing}
      onDiscard={nothing}
      onReload={nothing}
      onCloseConversation={nothing}
      {...probe}
    />
  ),
  ref: HTMLElement,
  locales: { people: peopleLocales },
});
