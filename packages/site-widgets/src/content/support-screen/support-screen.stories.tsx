import { says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { supportScreenDocs } from './support-screen.docs.ts';
import { SupportScreen } from './support-screen.tsx';

const meta = {
  title: 'Site/Content/Support',
  component: SupportScreen,
  parameters: { layout: 'fullscreen', componentDocs: supportScreenDocs, conformance: { tag: 'div' } },
  args: {
    siteName: 'Footlight',
    username: 'viewer',
    contact: { email: 'support@footlight.example', phone: null, chatUrl: null },
    payments: { companies: ['Sandbox Payments', 'Sandbox Coins'], descriptor: 'FOOTLIGHT' },
    pages: [
      { href: '/faq', label: 'Frequently asked questions' },
      { href: '/legal/complaints', label: 'Complaints and content removal' },
      { href: '/legal/privacy', label: 'Privacy policy' },
    ],
    error: null,
    onRetry: fn(),
  },
} satisfies Meta<typeof SupportScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const everything = {
  email: 'support@footlight.example',
  phone: '+1 (202) 555-0143',
  chatUrl: 'https://chat.example/footlight',
};

export const Default: Story = {
  parameters: {
    longText: {
      contact: { ...everything, email: `${'a-very-long-name'.repeat(4)}@footlight.example` },
      username: 'somebody_with_a_very_long_name',
    } satisfies Story['args'],
  },
  name: 'Default [SHELL-20]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'support@footlight.example' })).toHaveAttribute(
      'href',
      'mailto:support@footlight.example',
    );
    await expect(canvas.queryByText(says('support:phone'))).toBeNull();
    await expect(canvas.queryByRole('link', { name: says('support:openChat') })).toBeNull();
  },
};

export const WithPhoneAndChat: Story = {
  args: { contact: everything },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: everything.phone })).toHaveAttribute(
      'href',
      'tel:+12025550143',
    );
    const chat = canvas.getByRole('link', { name: says('support:openChat') });
    await expect(chat).toHaveAttribute('href', everything.chatUrl);
    await expect(chat).toHaveAttribute('rel', expect.stringContaining('noopener'));
  },
};
export const Guest: Story = { args: { username: null } };
export const WithoutAContact: Story = {
  args: { contact: { email: null, phone: null, chatUrl: null } },
};
export const Loading: Story = { args: { contact: undefined, payments: null } };
export const Failed: Story = {
  args: { contact: undefined, error: 'No connection. Check your network and try again.' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: says('common:retry') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const InTheDark: Story = { globals: { scheme: 'dark' }, args: { contact: everything } };
