import { longText, says, storyText } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { AccountMenu } from './account-menu.tsx';

const linkedAccount = {
  settings: { hide_linked_accounts: 'NO' as const },
  linkedAccounts: [
    { username: 'second_me', display_name: 'Second me', avatar: null },
    { username: 'third_me', display_name: longText, avatar: null },
  ],
};

const meta = {
  title: 'Screens/Account menu',
  component: AccountMenu,
  args: {
    user: { username: 'viewer', displayName: 'Viewer' },
    balance: 500,
    onLogout: fn(),
    onMessages: fn(),
  },
} satisfies Meta<typeof AccountMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole('button'));
    const items = await screen.findAllByRole('menuitem');
    const media = screen.getByRole('menuitem', { name: says('doors:myMedia') });
    await expect(media).toHaveAttribute('href', '/account/media');
    await userEvent.click(items.at(-1) as HTMLElement);
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
};
/** The button and the menu show the unread count. */
export const Unread: Story = {
  args: { unread: 12 },
  play: async ({ canvasElement, args }) => {
    const button = await within(canvasElement).findByRole('button');
    // The badge overlaps the corner: no box around it may clip it.
    const badge = within(button).getByText('12');
    for (let box = badge.parentElement; box && box !== button; box = box.parentElement)
      await expect(getComputedStyle(box).overflow).toBe('visible');
    await userEvent.click(button);
    const item = await screen.findByRole('menuitem', {
      name: new RegExp(`${storyText('site:header.messages')}.*12`),
    });
    await userEvent.click(item);
    await expect(args.onMessages).toHaveBeenCalledOnce();
  },
};
export const Guest: Story = { args: { user: null, balance: null } };
/** Until the email is confirmed, the mail can be asked for again. */
export const Unconfirmed: Story = {
  name: 'Unconfirmed [AUTH-06]',
  args: { onConfirmEmail: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole('button'));
    await userEvent.click(await screen.findByRole('menuitem', { name: says('settings:confirm.title') }));
    await expect(args.onConfirmEmail).toHaveBeenCalledOnce();
  },
};
/** Linked accounts, unless the user hides them. */
export const Linked: Story = {
  name: 'Linked [AUTH-04]',
  args: {
    account: linkedAccount,
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button'));
    const name = says('doors:changeTo', { name: 'Second me' });
    const item = await screen.findByRole('menuitem', { name });
    // The way out stays the last entry.
    await expect(screen.getAllByRole('menuitem').indexOf(item)).toBe(
      screen.getAllByRole('menuitem').length - 3,
    );
  },
};
export const LinkedHidden: Story = {
  name: 'Linked, hidden [AUTH-04]',
  args: { account: { ...linkedAccount, settings: { hide_linked_accounts: 'YES' } } },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button'));
    await screen.findAllByRole('menuitem');
    const name = says('doors:changeTo', { name: 'Second me' });
    await expect(screen.queryByRole('menuitem', { name })).toBeNull();
  },
};
/** Operators see the link to Brand Studio. */
export const Operator: Story = {
  args: { isOperator: true },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button'));
    const link = await screen.findByRole('menuitem', { name: says('site:header.brandStudio') });
    await expect(link).toHaveAttribute('href', '/studio/brand');
  },
};
/** While the session loads, the header reserves the space. */
export const Unknown: Story = { args: { user: undefined, balance: null } };
export const LongNameOnAPhone: Story = {
  globals: { viewport: { value: 'mobile' }, language: 'de' },
  args: { user: { username: 'viewer', displayName: longText }, balance: 9_007_199_254_740_991 },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button'));
    await screen.findAllByRole('menuitem');
  },
};
