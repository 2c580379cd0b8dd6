import type { Conversation } from '@footlight/contract';
import { Button } from '@footlight/ui';
import { longText, says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { messageListDocs } from './message-list.docs.ts';
import { MessageList } from './message-list.tsx';

const NOW = Date.UTC(2026, 10, 1, 18, 0);
const MINUTE = 60_000;

const talk = (username: string, minutesAgo: number, more: Partial<Conversation> = {}): Conversation => ({
  username,
  displayName: username,
  avatarUrl: null,
  isModel: false,
  isOnline: false,
  friendStatus: null,
  last: {
    message_id: 1,
    client_id: `${username}-client`,
    from: username,
    message: 'See you tonight?',
    at: NOW - minutesAgo * MINUTE,
  },
  unread: 0,
  at: NOW - minutesAgo * MINUTE,
  ...more,
});

const six = [
  talk('otto', 3),
  talk('ada', 20, { unread: 2, isOnline: true }),
  talk('luna_maren', 60, { isOnline: true, isModel: true, unread: 12 }),
  talk('marlow', 4000, {
    last: { message_id: 2, client_id: 'marlow-own', from: 'viewer', message: 'Bye', at: 0 },
  }),
  talk('ines_k', 9000, { last: null }),
  talk('bea', 99_000),
];

const meta = {
  title: 'Room/Social/Message list',
  component: MessageList,
  parameters: { componentDocs: messageListDocs, conformance: { tag: 'div' } },
  args: {
    conversations: six,
    me: 'viewer',
    selected: null,
    onSortChange: fn(),
    onSelect: fn(),
    now: NOW,
  },
  render: (args) => (
    <div className="max-w-[380px]">
      <MessageList {...args} />
    </div>
  ),
} satisfies Meta<typeof MessageList>;
export default meta;
type Story = StoryObj<typeof meta>;

const names = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('[data-part="conversation"] bdi:not([data-part])')].map(
    (name) => name.textContent,
  );

export const Default: Story = {
  parameters: {
    longText: {
      conversations: [
        talk('long', 1, {
          displayName: longText,
          unread: 9_999,
          last: {
            message_id: 3,
            client_id: 'long-client',
            from: 'long',
            message: longText.repeat(4),
            at: NOW,
          },
        }),
      ],
    } satisfies Story['args'],
  },
  name: 'Default [PM-01]',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const sort = canvas.getByRole('combobox', { name: says('social:list.sort') });
    await expect(names(canvasElement)).toEqual(['otto', 'ada', 'luna_maren', 'marlow', 'ines_k', 'bea']);
    await userEvent.selectOptions(sort, 'unread');
    await expect(names(canvasElement).slice(0, 3)).toEqual(['luna_maren', 'ada', 'otto']);
    await userEvent.selectOptions(sort, 'username');
    await expect(names(canvasElement)).toEqual(['ada', 'bea', 'ines_k', 'luna_maren', 'marlow', 'otto']);
    const search = canvas.getByRole('searchbox', { name: says('social:search') });
    await userEvent.type(search, 'AD');
    await expect(names(canvasElement)).toEqual(['ada']);
    await userEvent.click(canvas.getByRole('button', { name: /ada/ }));
    await expect(args.onSelect).toHaveBeenCalledWith('ada');
    await userEvent.type(search, 'zzz');
    await expect(canvas.getByText(says('social:noMatch'))).toBeVisible();
    await userEvent.clear(search);
  },
};
export const OneIsOpen: Story = { args: { selected: 'ada' } };
export const Empty: Story = {
  args: { conversations: [], emptyAction: <Button variant="outline">Message a friend</Button> },
  play: async ({ canvasElement }) =>
    expect(within(canvasElement).getByRole('button', { name: 'Message a friend' })).toBeVisible(),
};
export const Loading: Story = { args: { conversations: null } };
export const Many: Story = {
  args: { conversations: Array.from({ length: 40 }, (_, index) => talk(`person_${index}`, index * 60)) },
};
