import { exampleConversation, exampleMessage } from '@footlight/contract/fixtures';
import { says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { Conversation } from '../conversation/conversation.tsx';
import { MessageList } from '../message-list/message-list.tsx';
import { MissingTalk } from '../missing-talk/missing-talk.tsx';
import { PeoplePanel } from '../people-panel/people-panel.tsx';
import { messagesScreenDocs } from './messages-screen.docs.ts';
import { MessagesScreen } from './messages-screen.tsx';

const NOW = exampleMessage.at;

const many = Array.from({ length: 40 }, (_, index) => ({
  ...exampleConversation,
  username: index === 0 ? 'ada' : `person_${index}`,
  displayName: index === 0 ? 'Ada' : `Person ${index}`,
  unread: index % 4 === 1 ? index : 0,
  at: NOW - index * 3_600_000,
}));

const listOf = (conversations: typeof many, selected: string | null = null) => (
  <PeoplePanel view="messages" onViewChange={fn()}>
    <MessageList
      conversations={conversations}
      me="viewer"
      selected={selected}
      sort="timestamp"
      onSortChange={fn()}
      onSelect={fn()}
      now={NOW}
    />
  </PeoplePanel>
);

const talk = (
  <Conversation
    person={exampleConversation}
    entries={Array.from({ length: 40 }, (_, index) => ({
      key: `line-${index}`,
      messageId: index + 1,
      isOwn: index % 3 === 0,
      text: exampleMessage.message,
      at: NOW - (40 - index) * 60_000,
      state: 'sent',
    }))}
    readUpTo={38}
    refusal={null}
    draft=""
    onDraftChange={fn()}
    onSend={fn()}
    hasMore={false}
    loadingOlder={false}
    onLoadOlder={fn()}
    now={NOW}
    onDelete={fn()}
    onRetry={fn()}
    onDiscard={fn()}
    onReload={fn()}
    onBack={fn()}
    onCloseConversation={fn()}
  />
);

const meta = {
  title: 'Room/Social/Messages',
  tags: ['PM-01'],
  component: MessagesScreen,
  parameters: { layout: 'fullscreen', componentDocs: messagesScreenDocs, conformance: { tag: 'section' } },
} satisfies Meta<typeof MessagesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two panes; on a phone only the conversation. */
export const Default: Story = {
  args: { list: listOf(many, 'ada'), talk },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 2, name: 'Ada' })).toBeVisible();
    const part = (name: string) => canvasElement.querySelector<HTMLElement>(`[data-part=${name}]`);
    const overflow = (name: string) => (part(name)?.scrollHeight ?? 0) - (part(name)?.clientHeight ?? 0);
    // The messages scroll on their own: the field stays in the pane.
    await expect(overflow('log')).toBeGreaterThan(0);
    if (!matchMedia('(width >= 800px)').matches) return;
    await expect(overflow('list-pane')).toBeGreaterThan(0);
    await expect(part('back')).not.toBeVisible();
  },
};
export const NoneChosen: Story = {
  args: { list: listOf(many) },
  play: async ({ canvasElement }) => {
    if (!matchMedia('(width >= 800px)').matches) return;
    await expect(within(canvasElement).getByText(says('social:list.choose'))).toBeVisible();
  },
};
export const Empty: Story = { args: { list: listOf([]) } };
export const NoSuchAccount: Story = {
  args: { list: listOf(many), talk: <MissingTalk name="nobody_here" onBack={fn()} /> },
};
/** Before the lists have loaded. */
export const Loading: Story = {};
