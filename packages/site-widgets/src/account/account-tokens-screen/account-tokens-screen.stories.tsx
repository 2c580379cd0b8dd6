import { says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { accountTokensScreenDocs } from './account-tokens-screen.docs.ts';
import { AccountTokensScreen } from './account-tokens-screen.tsx';

const meta = {
  title: 'Site/Account/Tokens',
  component: AccountTokensScreen,
  parameters: { componentDocs: accountTokensScreenDocs, conformance: { tag: 'div' } },
  args: { balance: 1250, mayBuy: true, onBuy: fn() },
} satisfies Meta<typeof AccountTokensScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { longText: { balance: 9_007_199_254_740_991 } satisfies Story['args'] },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onBuy).toHaveBeenCalledOnce();
  },
};
export const Unknown: Story = { args: { balance: null } };
export const EmailNotConfirmed: Story = {
  args: { onConfirmEmail: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: says('common:confirmEmail') }));
    await expect(args.onConfirmEmail).toHaveBeenCalledOnce();
  },
};
export const MayNotBuy: Story = { args: { mayBuy: false, balance: 80 } };
export const Nothing: Story = { args: { balance: 0 } };
