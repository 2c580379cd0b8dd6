import { longText, says, storyText } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { memberMenuDocs } from './member-menu.docs.ts';
import { MemberMenu } from './member-menu.tsx';

const linked = [
  { username: 'second_me', displayName: 'Second me' },
  { username: 'third_me', displayName: longText },
];

const meta = {
  title: 'Site/Account/Member menu',
  component: MemberMenu,
  parameters: { componentDocs: memberMenuDocs, conformance: { tag: 'span' } },
  args: {
    user: { username: 'viewer', displayName: 'Viewer' },
    balance: 500,
    onLogout: fn(),
    onMessages: fn(),
    onEnter: fn(),
  },
} satisfies Meta<typeof MemberMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole('button'));
    const items = await screen.findAllByRole('menuitem');
    const media = screen.getByRole('menuitem', { name: says('member:myMedia') });
    await expect(media).toHaveAttribute('href', '/account/media');
    await userEvent.click(items.at(-1) as HTMLElement);
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
};
/** The owner of a studio finds its rooms. */
export const StudioOwner: Story = {
  args: { user: { username: 'jb-cams', displayName: 'JB Cams', type: 'studio' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button'));
    const rooms = await screen.findByRole('menuitem', { name: says('member:studioRooms') });
    await expect(rooms).toHaveAttribute('href', '/browse-studio/jb-cams');
    await expect(screen.queryByRole('menuitem', { name: says('member:goLive') })).toBeNull();
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
      name: new RegExp(`${storyText('member:messages')}.*12`),
    });
    await userEvent.click(item);
    await expect(args.onMessages).toHaveBeenCalledOnce();
  },
};
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
export const Linked: Story = {
  name: 'Linked [AUTH-04]',
  args: { linked },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button'));
    const name = says('member:changeTo', { name: 'Second me' });
    const item = await screen.findByRole('menuitem', { name });
    // The way out stays the last entry.
    await expect(screen.getAllByRole('menuitem').indexOf(item)).toBe(
      screen.getAllByRole('menuitem').length - 3,
    );
  },
};
export const ToLinked: Story = {
  name: 'To a linked account [AUTH-04]',
  args: { linked },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole('button'));
    const name = says('member:changeTo', { name: 'Second me' });
    await userEvent.click(await screen.findByRole('menuitem', { name }));
    await expect(args.onEnter).toHaveBeenCalledWith('second_me');
  },
};
/** Operators see the link to Brand Studio. */
export const Operator: Story = {
  args: { operator: true },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button'));
    const link = await screen.findByRole('menuitem', { name: says('member:brandStudio') });
    await expect(link).toHaveAttribute('href', '/studio/brand');
  },
};
export const LongNameOnAPhone: Story = {
  globals: { viewport: { value: 'mobile' }, language: 'de' },
  args: { user: { username: 'viewer', displayName: longText }, balance: 9_007_199_254_740_991 },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button'));
    await screen.findAllByRole('menuitem');
  },
};
