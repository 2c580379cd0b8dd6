import { longText, says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { accountFrameDocs } from './account-frame.docs.ts';
import { AccountFrame } from './account-frame.tsx';

const meta = {
  title: 'Site/Account/Account frame',
  component: AccountFrame,
  parameters: { componentDocs: accountFrameDocs, conformance: { tag: 'div' }, layout: 'fullscreen' },
  args: {
    current: 'tokens',
    title: 'Your tokens',
    children: <p className="rounded-xl border border-border bg-surface p-6 wrap-anywhere">500 tokens</p>,
  },
} satisfies Meta<typeof AccountFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { longText: { title: longText } satisfies Story['args'] },
  play: async ({ canvasElement }) => {
    const nav = within(canvasElement).getByRole('navigation', { name: says('member:label') });
    await expect(within(nav).getAllByRole('link')).toHaveLength(5);
    const current = within(nav).getByRole('link', { current: 'page' });
    await expect(current).toHaveAttribute('href', '/account/tokens');
  },
};
export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile' } },
  args: { current: 'membership' },
};
