import { longText, says, storyNumber } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { userListDocs } from './user-list.docs.ts';
import { UserList } from './user-list.tsx';

const meta = {
  title: 'Room/Room/User list',
  component: UserList,
  parameters: { componentDocs: userListDocs, conformance: { tag: 'div' } },
  args: {
    count: 131,
    users: [
      { username: 'luna_maren', is_model: true },
      { username: 'otto', tokens: 40 },
      { username: 'ines_k', tokens: 1900, is_super_vip: true },
      { username: 'marlow', tokens: 320, is_vip: true },
      { username: 'guest_81', is_guest: true },
    ],
    onSortChange: fn(),
  },
  render: (args) => (
    <div className="max-w-[420px]">
      <UserList {...args} />
    </div>
  ),
} satisfies Meta<typeof UserList>;
export default meta;
type Story = StoryObj<typeof meta>;

const names = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('[data-part="user"] bdi')].map((name) => name.textContent);

export const Default: Story = {
  parameters: {
    longText: {
      users: [
        {
          username: 'a_very_long_username_of_thirty_2',
          tokens: 1_250_000,
          recentTips: 9_007_199_254_740_991,
          is_super_vip: true,
        },
        { username: longText, tokens: 9_007_199_254_740_991, is_model: true },
      ],
      count: 2,
    } satisfies Story['args'],
  },
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

/** As viewers see it: no balances, but what was tipped, and themselves while they are hidden. */
export const ForViewers: Story = {
  name: 'Recent tips, and the hidden reader [ROOM-06]',
  args: {
    users: [
      { username: 'otto' },
      { username: 'ines_k', recentTips: 250 },
      { username: 'marlow', recentTips: 1 },
      { username: 'viewer', invisible_mode_level: 1 },
    ],
    count: 4,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(names(canvasElement)).toEqual(['ines_k', 'marlow', 'otto', 'viewer']);
    for (const count of [250, 1])
      await expect(
        canvas.getByText(says('room:users.tipped', { count, shown: storyNumber(count) })),
      ).toBeVisible();
    await expect(canvasElement.querySelectorAll('[data-part="tips"]')).toHaveLength(2);
    await expect(canvas.getAllByText(says('room:users.hidden'))).toHaveLength(1);
  },
};

export const Pending: Story = { args: { users: null } };
export const Alone: Story = { args: { users: [], count: 0 } };

/** A duplicate name, markup in a name, invalid amounts and counts. */
export const OddInput: Story = {
  args: {
    users: [
      { username: '<b>bold</b>', tokens: -5 },
      { username: 'otto', tokens: 2.5 },
      { username: 'otto', tokens: 2.5 },
      { username: 'ines_k', tokens: Number.NaN },
    ],
    count: -12,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(says('room:users.count', { count: 3 }))).toBeVisible();
    await expect(names(canvasElement)).toEqual(['otto', '<b>bold</b>', 'ines_k']);
    const amounts = [...canvasElement.querySelectorAll('[data-part="user"] [data-part="amount"]')];
    await expect(amounts.map(({ textContent }) => textContent)).toEqual([storyNumber(2), storyNumber(0)]);
  },
};

export const WithMenus: Story = {
  name: 'Menus for moderators [ROOM-06] [ROOM-07]',
  args: { actionsFor: ({ is_model }) => (is_model ? [] : ['mute', 'silence', 'kick']), onAction: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('button')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: says('room:person.menu', { name: 'otto' }) }));
    await userEvent.click(await screen.findByRole('menuitem', { name: says('room:person.kick') }));
    await expect(args.onAction).toHaveBeenCalledWith('kick', expect.objectContaining({ username: 'otto' }));
  },
};

/** In the cockpit's column, badge and tokens are below the name, which is not cut. */
export const InANarrowColumn: Story = {
  args: { actionsFor: () => ['mute'] },
  decorators: [
    (Story) => (
      <div style={{ width: '15rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    for (const name of canvasElement.querySelectorAll<HTMLElement>('[data-part="name"]')) {
      await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
    }
    const [vip] = canvasElement.querySelectorAll('[data-part="user"]');
    const tokens = vip?.querySelector('[data-component="token-amount"]')?.getBoundingClientRect();
    const name = vip?.querySelector('[data-part="name"]')?.getBoundingClientRect();
    await expect(tokens?.top ?? 0).toBeGreaterThanOrEqual((name?.bottom ?? 0) - 2);
  },
};
