import { AnnouncerProvider } from '@footlight/ui';
import { longText, says, storyText } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { FriendButton } from '../friend-button/friend-button.tsx';
import { conversationDocs } from './conversation.docs.ts';
import { Conversation, type ConversationProps } from './conversation.tsx';
import type { ConversationEntry } from './conversation-entry.ts';

const NOW = Date.UTC(2026, 10, 1, 18, 0);
const HOUR = 3_600_000;
const name = 'Ada';

const line = (id: number, more: Partial<ConversationEntry> = {}): ConversationEntry => ({
  key: `line-${id}`,
  messageId: id,
  isOwn: id % 2 === 0,
  text: `Line ${id}`,
  at: NOW - (50 - id) * HOUR,
  state: 'sent',
  ...more,
});
const lines = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => line(from + index));

/** Accepts sent messages and has older ones to load. */
const Stateful = (props: ConversationProps) => {
  const [draft, setDraft] = useState(props.draft);
  const [entries, setEntries] = useState(props.entries);
  return (
    <div className="h-[520px] max-w-[480px] border border-border">
      <Conversation
        {...props}
        draft={draft}
        entries={entries}
        hasMore={props.hasMore && entries?.[0]?.messageId !== 1}
        onDraftChange={setDraft}
        onSend={(text) => {
          props.onSend(text);
          setEntries((known) => [
            ...(known ?? []),
            { key: text, messageId: null, isOwn: true, text, at: NOW, state: 'sending' },
          ]);
        }}
        onLoadOlder={() => {
          props.onLoadOlder();
          setEntries((known) => [...lines(1, (known?.[0]?.messageId ?? 1) - 1), ...(known ?? [])]);
        }}
      />
    </div>
  );
};

const meta = {
  title: 'Room/Social/Conversation',
  component: Conversation,
  parameters: { componentDocs: conversationDocs, conformance: { tag: 'section' } },
  args: {
    person: { username: 'ada', displayName: name, avatarUrl: null, isOnline: true },
    entries: lines(45, 50),
    readUpTo: 48,
    refusal: null,
    draft: '',
    onDraftChange: fn(),
    onSend: fn(),
    hasMore: false,
    loadingOlder: false,
    onLoadOlder: fn(),
    now: NOW,
    onDelete: fn(),
    onRetry: fn(),
    onDiscard: fn(),
    onReload: fn(),
    onCloseConversation: fn(),
  },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof Conversation>;
export default meta;
type Story = StoryObj<typeof meta>;

const logOf = (canvasElement: HTMLElement) => canvasElement.querySelector('[data-part="log"]') as HTMLElement;
const isAtEnd = (log: HTMLElement) => log.scrollHeight - log.clientHeight - log.scrollTop < 2;

export const Default: Story = {
  parameters: {
    longText: {
      person: { username: 'ada', displayName: longText, avatarUrl: null, isOnline: false },
      entries: [line(49, { text: longText.repeat(3) }), line(50, { text: 'x'.repeat(500) })],
      onBack: fn(),
      actions: <FriendButton name={longText} status="CONFIRMED" onAction={fn()} />,
    } satisfies Story['args'],
  },
  name: 'Default [PM-01]',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: says('social:talk.message') });
    await expect(canvas.getByText(says('social:talk.new'))).toBeInTheDocument();
    const bottomOf = (element: Element) => element.getBoundingClientRect().bottom;
    const sender = canvas.getByRole('button', { name: says('social:talk.send') });
    await expect(Math.abs(bottomOf(field) - bottomOf(sender))).toBeLessThanOrEqual(1);
    await userEvent.type(field, '  Good evening  {Enter}');
    await expect(args.onSend).toHaveBeenCalledWith('Good evening');
    await expect(field).toHaveValue('');
    await expect(canvas.getByText(says('social:talk.sending'))).toBeVisible();
    await waitFor(() => expect(isAtEnd(logOf(canvasElement))).toBe(true));
    await userEvent.type(field, '   {Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
    await userEvent.clear(field);
    // The pressed button is disabled then, and the field has its focus.
    await userEvent.type(field, 'Bye');
    await userEvent.click(canvas.getByRole('button', { name: says('social:talk.send') }));
    await expect(field).toHaveFocus();
    const removes = canvas.getAllByRole('button', { name: /Line 50/ });
    await userEvent.click(removes[0] as HTMLElement);
    await expect(args.onDelete).toHaveBeenCalledWith(50);
    // Side and colour are not all that tells the author.
    const authors = [...canvasElement.querySelectorAll('[data-part="message"]')].map(
      (message) => message.textContent,
    );
    await expect(authors[0]).toMatch(new RegExp(`^${name}: Line 45`));
    await expect(authors[1]).toMatch(new RegExp(`^${storyText('social:talk.you')}: Line 46`));
  },
};
/** The buttons of messages go with them, and the log has their focus. */
export const KeepsTheFocus: Story = {
  render: function Render(args) {
    const [entries, setEntries] = useState(args.entries);
    return (
      <div className="h-[520px] max-w-[480px] border border-border">
        <Conversation
          {...args}
          entries={entries}
          onDelete={(id) => setEntries((known) => known?.filter(({ messageId }) => messageId !== id) ?? null)}
        />
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Line 50/ }));
    await expect(logOf(canvasElement)).toHaveFocus();
  },
};
const Talking = (props: ConversationProps) => {
  const [entries, setEntries] = useState(props.entries ?? []);
  return (
    <AnnouncerProvider>
      <div className="h-[520px] max-w-[480px] border border-border">
        <Conversation
          {...props}
          entries={entries}
          // Scrolling asks too, also when nothing is left.
          onLoadOlder={() =>
            setEntries((known) => (known[0]?.messageId === 43 ? known : [line(43), ...known]))
          }
          onBack={() => setEntries([...entries, line(51)])}
        />
      </div>
    </AnnouncerProvider>
  );
};
/** New messages are announced, older ones are not. */
export const Announced: Story = {
  args: { entries: lines(45, 50), hasMore: true },
  render: (args) => <Talking {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(logOf(canvasElement)).toHaveAttribute('aria-live', 'off');
    const said = canvasElement.querySelector('[data-component="announcer"]');
    await userEvent.click(canvas.getByRole('button', { name: says('social:talk.older') }));
    await canvas.findByText('Line 43');
    await expect(said).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: says('social:talk.back') }));
    await waitFor(() => expect(said).toHaveTextContent(`${name}: Line 51`));
  },
};
/** Older messages are added at the top; the visible messages do not move. */
export const OlderByScrollingUp: Story = {
  args: { entries: lines(21, 50), hasMore: true, readUpTo: 50 },
  play: async ({ canvasElement, args }) => {
    const log = logOf(canvasElement);
    await expect(isAtEnd(log)).toBe(true);
    const seen = within(canvasElement).getByText('Line 22');
    log.scrollTop = 60;
    log.dispatchEvent(new Event('scroll'));
    const before = seen.getBoundingClientRect().top;
    await waitFor(() => expect(args.onLoadOlder).toHaveBeenCalled());
    await within(canvasElement).findByText('Line 1');
    await expect(Math.abs(seen.getBoundingClientRect().top - before)).toBeLessThan(40);
  },
};
/** A refused or lost message says why, keeps its text, and is resent under the same id. */
export const NotSent: Story = {
  args: {
    entries: [
      ...lines(48, 50),
      line(51, {
        key: 'lost',
        messageId: null,
        isOwn: true,
        state: 'failed',
        text: 'Are you there?',
        at: NOW,
      }),
    ],
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(
      canvas.getByRole('button', { name: `${storyText('common:sendAgain')}: Are you there?` }),
    );
    await expect(args.onRetry).toHaveBeenCalledWith('lost');
    await userEvent.click(
      canvas.getByRole('button', { name: `${storyText('social:talk.discard')}: Are you there?` }),
    );
    await expect(args.onDiscard).toHaveBeenCalledWith('lost');
  },
};
export const TakesNoMessages: Story = {
  args: { refusal: 'pm_not_allowed' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(says('social:refusal.pm_not_allowed', { name }))).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};
export const WithFriendButton: Story = {
  args: { actions: <FriendButton name={name} status="TO_CONFIRM" onAction={fn()} />, onBack: fn() },
};
export const Empty: Story = { args: { entries: [] } };
export const Loading: Story = { args: { entries: null } };
export const CouldNotBeLoaded: Story = {
  args: { entries: null, error: 'No connection. Check your network and try again.' },
};
/** Near the maximum length of a message. */
export const NearlyFull: Story = { args: { draft: 'x'.repeat(480) } };
/** From right to left, Latin names stand at the edge of the page's other texts. */
export const LatinNameFromRightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <Stateful {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const username = canvasElement.querySelector('[data-part=username]') as HTMLElement;
    await expect(getComputedStyle(username).textAlign).toBe('right');
  },
};
