import { longText, says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { identityPanelDocs } from './identity-panel.docs.ts';
import { IdentityPanel } from './identity-panel.tsx';

const example = {
  id: '5f0c1d6e-1b7a-4e58-9a0c-2f4f5a1f7a31',
  provider: 'Example ID',
  email: 'ada@example.com',
  created_at: '2026-03-01T10:00:00.000Z',
};

const meta = {
  title: 'Site/Account/Identity panel',
  component: IdentityPanel,
  parameters: { componentDocs: identityPanelDocs, conformance: { tag: 'section' } },
  args: {
    identities: [example],
    provider: 'Example ID',
    hasPassword: true,
    passwordHref: '/forgot-password',
    onConnect: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof IdentityPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    longText: { identities: [{ ...example, provider: longText, email: longText }] } satisfies Story['args'],
  },
  name: 'Default [AUTH-04]',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const remove = says('security:elsewhere.remove', { provider: 'Example ID' });
    await userEvent.click(canvas.getByRole('button', { name: remove }));
    await expect(args.onRemove).toHaveBeenCalledWith(example.id);
  },
};
export const NotConnected: Story = {
  args: { identities: [] },
  play: async ({ canvasElement, args }) => {
    const connect = says('security:elsewhere.connect', { provider: 'Example ID' });
    await userEvent.click(within(canvasElement).getByRole('button', { name: connect }));
    await expect(args.onConnect).toHaveBeenCalledOnce();
  },
};
/** The account was made at the provider: a password comes first. */
export const WithoutPassword: Story = {
  args: { hasPassword: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/forgot-password');
  },
};
/** The provider is no longer offered. */
export const FormerProvider: Story = {
  args: { provider: null, identities: [{ ...example, provider: 'https://id.example', email: null }] },
};
