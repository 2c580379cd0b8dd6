import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { says, storyNumber } from '../story/index.ts';
import { tokenAmountDocs } from './token-amount.docs.ts';
import { TokenAmount } from './token-amount.tsx';

const meta = {
  title: 'UI/Token amount',
  component: TokenAmount,
  parameters: { componentDocs: tokenAmountDocs, conformance: { tag: 'span' } },
  args: { value: 1250 },
} satisfies Meta<typeof TokenAmount>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { longText: { value: 999_999_999_999, display: 'text' } satisfies Story['args'] },
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
    </div>
  ),
};

/** Negative and extremely large amounts. */
export const NegativeAndHuge: Story = {
  render: () => (
    <div className="flex flex-col items-start gap-3">
      <TokenAmount value={-250} />
      <TokenAmount value={999_999_999_999} />
      <TokenAmount value={1e30} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toContain(storyNumber(-250));
    await expect(canvasElement.textContent?.length).toBeLessThan(200);
  },
};
