import { says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { UserList, type UserListProps } from './user-list.tsx';

const Stateful = (props: UserListProps) => {
  const [sort, setSort] = useState(props.sort);
  return (
    <div className="max-w-[420px]">
      <UserList
        {...props}
        sort={sort}
        onSortChange={(next) => {
          setSort(next);
          props.onSortChange(next);
        }}
      />
    </div>
  );
};

const meta = {
  title: 'Room/User list',
  component: UserList,
  args: {
    count: 131,
    users: [
      { username: 'luna_maren', is_model: true },
      { username: 'otto', tokens: 40 },
      { username: 'ines_k', tokens: 1900, is_super_vip: true },
      { username: 'marlow', tokens: 320, is_vip: true },
      { username: 'guest_81', is_guest: true },
    ],
    sort: 'tokens',
    onSortChange: fn(),
  },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof UserList>;
export default meta;
type Story = StoryObj<typeof meta>;

const names = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('[data-part="user"] bdi')].map((name) => name.textContent);

export const Default: Story = {
  name: 'Default [ROOM-06]',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(says('room:users.count', { count: 131 }))).toBeVisible();
    await expect(names(canvasElement)).toEqual(['ines_k', 'marlow', 'otto', 'luna_maren']);
    await expect(canvas.getByText(says('room:users.guests', { count: 127 }))).toBeVisible();
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: says('room:users.sort') }),
      'username',
    );
    await expect(args.onSortChange).toHaveBeenCalledWith('username');
    await expect(names(canvasElement)).toEqual(['ines_k', 'luna_maren', 'marlow', 'otto']);
  },
};

export const Pending: Story = { args: { users: null } };
export const Alone: Story = { args: { users: [], count: 0 } };
export const LongNames: Story = {
  globals: { viewport: { value: 'mobile' } },
  args: {
    users: [{ username: 'a_very_long_username_of_thirty_2', tokens: 1_250_000, is_super_vip: true }],
    count: 1,
  },
};
