import { says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { AccountMenu } from './account-menu.tsx';

const meta = {
  title: 'Screens/Account menu',
  component: AccountMenu,
  args: {
    user: null,
    balance: null,
    onLogout: fn(),
    onMessages: fn(),
  },
} satisfies Meta<typeof AccountMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: says('site:header.login') });
    await expect(link).toHaveAttribute('href', '/login');
  },
};
/** While the session loads, the header reserves the space. */
export const Unknown: Story = { args: { user: undefined } };
/** Linked accounts are hidden unless the user shows them. */
export const LinkedHidden: Story = {
  name: 'Linked, hidden [AUTH-04]',
  args: {
    user: { username: 'viewer', displayName: 'Viewer' },
    balance: 500,
    account: {
      settings: { hide_linked_accounts: 'YES' },
      linkedAccounts: [{ username: 'second_me', display_name: 'Second me', avatar: null }],
    },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button'));
    await screen.findAllByRole('menuitem');
    const name = says('member:changeTo', { name: 'Second me' });
    await expect(screen.queryByRole('menuitem', { name })).toBeNull();
  },
};
