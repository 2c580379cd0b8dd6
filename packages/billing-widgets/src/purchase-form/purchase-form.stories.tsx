import type { ProductsAnswer } from '@footlight/contract';
import { exampleProducts } from '@footlight/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PurchaseDialog, PurchaseForm, type PurchaseFormProps } from './purchase-form.tsx';

const useChoice = (props: Pick<PurchaseFormProps, 'group' | 'selected' | 'onGroupChange' | 'onSelect'>) => {
  const [group, setGroup] = useState(props.group);
  const [selected, setSelected] = useState(props.selected);
  return {
    group,
    selected,
    onGroupChange: (next: typeof group) => {
      setGroup(next);
      props.onGroupChange(next);
    },
    onSelect: (next: string) => {
      setSelected(next);
      props.onSelect(next);
    },
  };
};

const Stateful = (props: PurchaseFormProps) => (
  <div className="max-w-[560px]">
    <PurchaseForm {...props} {...useChoice(props)} />
  </div>
);

const meta = {
  title: 'Billing/Purchase form',
  component: PurchaseForm,
  args: {
    products: exampleProducts,
    balance: 20,
    group: 'credit',
    onGroupChange: fn(),
    selected: 'promo_300',
    onSelect: fn(),
    state: 'idle',
    error: null,
    onPurchase: fn(),
  },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof PurchaseForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Default [BILL-02] [BILL-14]',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('300 tokens for $10.99 (69% off)')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Buy 300 tokens for $10.99' }));
    await expect(args.onPurchase).toHaveBeenLastCalledWith(exampleProducts.promo_products.default);

    await userEvent.click(canvas.getByRole('radio', { name: /500 tokens/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Buy 500 tokens for $50.00' }));
    await expect(args.onPurchase).toHaveBeenLastCalledWith(
      exampleProducts.products.credit.find(({ tokens }) => tokens === 500),
    );
  },
};

export const AnotherWayToPay: Story = {
  args: { selected: 'tokens_50' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: 'PayPal' }));
    await expect(args.onGroupChange).toHaveBeenCalledWith('paypal');
    await expect(canvas.getAllByRole('radio')).toHaveLength(2);
    // The pack of the other group is not on sale here.
    await expect(canvas.getByRole('button', { name: 'Choose a pack' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('radio', { name: /100 tokens/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Buy 100 tokens for $10.00' }));
    await expect(args.onPurchase).toHaveBeenCalledWith(exampleProducts.products.paypal[0]);
  },
};

export const Pending: Story = {
  name: 'Spinner until products arrive [BILL-02]',
  args: { products: null },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status', { name: 'Getting the packs' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Opening: Story = {
  args: { state: 'opening' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Buy 300 tokens/ }));
    await expect(args.onPurchase).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: { error: { message: 'Error purchasing product, if this persists, please contact support.' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toBeVisible();
  },
};

const limited: ProductsAnswer = {
  ...exampleProducts,
  products: {
    ...exampleProducts.products,
    credit: exampleProducts.products.credit.map((pack) =>
      pack.tokens === 200 ? { ...pack, amount: 18, discount: 10 } : pack,
    ),
  },
  daily_purchase_remaining: 20,
};

export const DailyLimit: Story = {
  args: { products: limited, selected: 'tokens_500' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('10% off')).toBeVisible();
    await expect(canvas.getByText('You can buy for $20.00 more today.')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /500 tokens/ })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Choose a pack' })).toBeDisabled();
  },
};

export const NoPacks: Story = {
  args: {
    products: { ...exampleProducts, products: { credit: [], paypal: [] }, promo_products: { default: null } },
  },
};

export const German: Story = {
  globals: { language: 'de', viewport: { value: 'mobile' } },
  args: { balance: 1_234_567 },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('button', { name: /300 Tokens für 10,99/ }),
    ).toBeVisible();
  },
};

const InDialog = ({ onClose, ...props }: PurchaseFormProps & { onClose: () => void }) => (
  <PurchaseDialog {...props} {...useChoice(props)} onClose={onClose} />
);
const onClose = fn();

export const AsADialog: Story = {
  parameters: { docs: { story: { inline: false, height: 640 } } },
  render: (args) => <InDialog {...args} onClose={onClose} />,
  play: async ({ args }) => {
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Buy tokens' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Buy 300 tokens for $10.99' }));
    await expect(args.onPurchase).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await expect(onClose).toHaveBeenCalled();
  },
};

export const AsADialogOnAPhone: Story = {
  globals: { viewport: { value: 'mobile' }, language: 'nl' },
  parameters: { docs: { story: { inline: false, height: 700 } } },
  render: (args) => <InDialog {...args} onClose={onClose} />,
};
