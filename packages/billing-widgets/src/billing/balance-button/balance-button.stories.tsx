import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { balanceButtonDocs } from './balance-button.docs.ts';
import { BalanceButton } from './balance-button.tsx';

const meta = {
  title: 'Billing/Billing/Balance button',
  component: BalanceButton,
  parameters: { componentDocs: balanceButtonDocs, conformance: { tag: 'span' } },
  args: { balance: 475, onBuy: fn() },
} satisfies Meta<typeof BalanceButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { longText: { balance: 9_007_199_254_740_991 } satisfies Story['args'] },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /475/ }));
    await expect(args.onBuy).toHaveBeenCalledOnce();
  },
};
export const Empty: Story = { args: { balance: 0 } };
export const Unknown: Story = { args: { balance: null } };
