import type { Friend } from '@footlight/contract';
import { Button } from '@footlight/ui';
import { longText, says, storyText } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { friendListDocs } from './friend-list.docs.ts';
import { FriendList } from './friend-list.tsx';

const friend = (username: string, more: Partial<Friend> = {}): Friend => ({
  username,
  displayName: username,
  avatarUrl: null,
  isModel: false,
  isOnline: false,
  friendStatus: 'CONFIRMED',
  ...more,
});

const meta = {
  title: 'Room/Social/Friend list',
  component: FriendList,
  parameters: { componentDocs: friendListDocs, conformance: { tag: 'div' } },
  args: {
    friends: [
      friend('otto', { friendStatus: 'REQUESTED' }),
      friend('ada'),
      friend('luna_maren', { isOnline: true, isModel: true }),
      friend('marlow', { friendStatus: 'TO_CONFIRM' }),
    ],
    onAction: fn(),
    onWrite: fn(),
  },
  render: (args) => (
    <div className="max-w-[480px]">
      <FriendList {...args} />
    </div>
  ),
} satisfies Meta<typeof FriendList>;
export default meta;
type Story = StoryObj<typeof meta>;

const names = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('[data-part="friend"] bdi')].map((name) => name.textContent);

export const Default: Story = {
  parameters: {
    longText: {
      friends: [friend('long', { displayName: longText, friendStatus: 'TO_CONFIRM', isOnline: true })],
    } satisfies Story['args'],
  },
  name: 'Default [FRIEND-01]',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(names(canvasElement)).toEqual(['marlow', 'luna_maren', 'ada', 'otto']);
    await userEvent.click(
      canvas.getByRole('button', { name: says('social:friend.acceptName', { name: 'marlow' }) }),
    );
    await expect(args.onAction).toHaveBeenCalledWith('accept', 'marlow');
    await userEvent.click(canvas.getByRole('switch', { name: says('social:friends.onlineOnly') }));
    await expect(names(canvasElement)).toEqual(['luna_maren']);
    await userEvent.click(canvas.getByRole('button', { name: `${storyText('social:write')}: luna_maren` }));
    await expect(args.onWrite).toHaveBeenCalledWith('luna_maren');
  },
};
export const NobodyOnline: Story = {
  args: { friends: [friend('ada'), friend('otto')] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('switch', { name: says('social:friends.onlineOnly') }));
    await expect(canvas.getByRole('status')).toHaveTextContent(says('social:friends.noneOnline'));
  },
};
export const Declined: Story = {
  name: 'A declined request leaves the list, which takes the focus',
  args: {
    friends: [friend('ada', { friendStatus: 'TO_CONFIRM' }), friend('otto', { friendStatus: 'TO_CONFIRM' })],
  },
  render: function Render(args) {
    const [friends, setFriends] = useState(args.friends);
    return (
      <FriendList
        {...args}
        friends={friends}
        onAction={(_, username) =>
          setFriends((all) => all?.filter((friend) => friend.username !== username) ?? null)
        }
      />
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const decline = (name: string) =>
      userEvent.click(canvas.getByRole('button', { name: says('social:friend.declineName', { name }) }));
    await decline('ada');
    await expect(canvas.getByRole('list')).toHaveFocus();
    await decline('otto');
    await expect(canvasElement.querySelector('[data-component=empty-state]')).toHaveFocus();
  },
};
export const Empty: Story = {
  args: { friends: [], emptyAction: <Button variant="outline">Browse live rooms</Button> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Browse live rooms' })).toBeVisible();
  },
};
export const Loading: Story = { args: { friends: null } };
export const Many: Story = {
  args: { friends: Array.from({ length: 40 }, (_, index) => friend(`friend_${index}`)) },
};
