import { exampleProducts } from '@footlight/contract/fixtures';
import { begins, longText, says, storyMoney, storyNumber } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { purchaseFormDocs } from './purchase-form.docs.ts';
import { PurchaseForm } from './purchase-form.tsx';

const meta = {
  title: 'Billing/Billing/Purchase form',
  component: PurchaseForm,
  parameters: { componentDocs: purchaseFormDocs, conformance: { tag: 'section' } },
  args: {
    products: exampleProducts,
    balance: 500,
    state: 'idle',
    error: null,
    group: 'credit',
    onGroupChange: fn(),
    selected: 'promo_300',
    onSelect: fn(),
    onPurchase: fn(),
    className: 'mx-auto max-w-[560px] p-3',
  },
} satisfies Meta<typeof PurchaseForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The same form as part of a page. */
export const Default: Story = {
  parameters: { longText: { error: { message: longText } } satisfies Story['args'] },
  play: async ({ canvasElement, args }) => {
    const name = says('billing:purchase.pay', { shown: storyNumber(300), price: storyMoney(10.99) });
    await userEvent.click(within(canvasElement).getByRole('button', { name }));
    await expect(args.onPurchase).toHaveBeenLastCalledWith(exampleProducts.promo_products.default);
  },
};

export const PayPal: Story = { args: { group: 'paypal', selected: 'tokens_100' } };

export const Loading: Story = { args: { products: null } };
export const Opening: Story = {
  args: { state: 'opening' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-part=packs]')).toHaveProperty('inert', true);
  },
};
export const Failed: Story = {
  args: { error: { message: 'The payment page could not be opened. Nothing was charged.' } },
};
/** If no pack is selected, the button says so. */
export const NothingChosen: Story = {
  args: { selected: null },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: says('billing:purchase.choose') });
    await expect(button).toBeDisabled();
  },
};

/** Without `group` and `selected`, the form keeps both and starts with a pack that can be bought. */
export const KeepsTheChoice: Story = {
  render: ({ products, balance, state, error, onPurchase, className }) => (
    <PurchaseForm {...{ products, balance, state, error, onPurchase, className }} />
  ),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('radio', { checked: true })).toHaveAttribute('value', 'promo_300');
    await userEvent.click(canvas.getByRole('tab', { name: says('billing:purchase.paypal') }));
    const pack = await canvas.findByRole('radio', { name: begins('ui:tokens', { count: 200 }) });
    await userEvent.click(pack);
    await expect(pack).toBeChecked();
    const name = says('billing:purchase.pay', { shown: storyNumber(200), price: storyMoney(20) });
    await userEvent.click(canvas.getByRole('button', { name }));
    await expect(args.onPurchase).toHaveBeenLastCalledWith(
      expect.objectContaining({ internal_id: 'tokens_200' }),
    );
  },
};
