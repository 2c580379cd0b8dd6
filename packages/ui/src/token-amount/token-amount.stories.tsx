import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { says } from '../story/index.ts';
import { Price, TokenAmount } from './token-amount.tsx';

const meta = {
  title: 'UI/Token amount',
  component: TokenAmount,
  args: { value: 1250 },
} satisfies Meta<typeof TokenAmount>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(says('ui:tokens', { count: 1250 }))).toBeInTheDocument();
  },
};
export const AsText: Story = { args: { display: 'text', value: 1 } };
export const German: Story = {
  globals: { language: 'de' },
  args: { display: 'text' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('1.250 Tokens')).toBeVisible();
  },
};
export const Sizes: Story = {
  render: () => (
    <div className="flex flex-wrap items-baseline gap-6">
      <TokenAmount value={0} className="text-sm" />
      <TokenAmount value={25} />
      <TokenAmount value={1250} className="text-xl" />
      <TokenAmount value={9_999_999} className="text-3xl" />
      <Price amount={10.99} before={35.99} className="text-xl" />
      <Price amount={89} currency="EUR" />
    </div>
  ),
};
