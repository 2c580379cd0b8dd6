import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { says, storyMoney } from '../story/index.ts';
import { priceDocs } from './price.docs.ts';
import { Price } from './price.tsx';

const meta = {
  title: 'UI/Price',
  component: Price,
  parameters: { componentDocs: priceDocs, conformance: { tag: 'span' } },
  args: { amount: 10.99 },
} satisfies Meta<typeof Price>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    longText: {
      amount: 999_999_999_999.99,
      before: 9_999_999_999_999.99,
      className: 'text-2xl',
    } satisfies Story['args'],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent?.trim()).toBe(storyMoney(10.99));
  },
};

export const Discount: Story = {
  args: { before: 35.99, className: 'text-xl' },
  play: async ({ canvasElement }) => {
    // By ear, a struck price and the current one are alike, so words tell them apart.
    const canvas = within(canvasElement);
    await expect(canvas.getByText(says('extra:price.before')).closest('s')).toHaveTextContent(/35/);
    await expect(canvas.getByText(says('extra:price.now')).closest('[data-part=amount]')).toHaveTextContent(
      /10/,
    );
  },
};

export const OtherCurrencies: Story = {
  render: () => (
    <div className="flex flex-wrap gap-6">
      {['USD', 'EUR', 'GBP', 'JPY'].map((currency) => (
        <Price key={currency} amount={89} currency={currency} />
      ))}
    </div>
  ),
};

/** Negative, free, and extremely large amounts. */
export const NegativeZeroAndHuge: Story = {
  render: () => (
    <div className="flex flex-col items-start gap-3">
      <Price amount={-5.99} />
      <Price amount={0} />
      <Price amount={1e30} />
    </div>
  ),
};
