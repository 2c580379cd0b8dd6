import { exampleProducts } from '@footlight/contract/fixtures';
import { begins, says, storyMoney, storyNumber, storyText } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { storyDialog } from '../../lib/story-dialog.ts';
import { purchaseDialogDocs } from './purchase-dialog.docs.ts';
import { PurchaseDialog, type PurchaseDialogProps } from './purchase-dialog.tsx';

const [firstPack] = exampleProducts.products.credit;
if (!firstPack) throw new Error('The example has packs.');
const pack = (tokens: number, amount: number, discount: number | null) => ({
  ...firstPack,
  internal_id: `tokens_${tokens}`,
  tokens,
  amount,
  discount,
});
const products: PurchaseDialogProps['products'] = {
  ...exampleProducts,
  products: {
    ...exampleProducts.products,
    credit: [
      pack(50, 5, null),
      pack(100, 10, null),
      pack(200, 20, null),
      pack(500, 47.5, 5),
      pack(1000, 90, 10),
      pack(2500, 212.5, 15),
    ],
  },
};

/** Holds the selection, as a container would. */
const Chooser = (props: PurchaseDialogProps) => {
  const [group, setGroup] = useState(props.group ?? 'credit');
  const [selected, setSelected] = useState(props.selected ?? null);
  return (
    <PurchaseDialog
      {...props}
      group={group}
      onGroupChange={(next) => {
        setGroup(next);
        props.onGroupChange?.(next);
      }}
      selected={selected}
      onSelect={(id) => {
        setSelected(id);
        props.onSelect?.(id);
      }}
    />
  );
};

const meta = {
  title: 'Billing/Billing/Purchase dialog',
  component: PurchaseDialog,
  args: {
    products,
    balance: 40,
    state: 'idle',
    error: null,
    group: 'credit',
    onGroupChange: fn(),
    selected: null,
    onSelect: fn(),
    onPurchase: fn(),
    onClose: fn(),
  },
  render: (args) => <Chooser {...args} />,
  parameters: {
    componentDocs: purchaseDialogDocs,
    conformance: { tag: 'div', portal: true },
    docs: { story: { inline: false, height: 720 } },
  },
} satisfies Meta<typeof PurchaseDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => (await storyDialog()).dialog;
/** The button that names amount and price. */
const buy = (tokens: number, price: number) =>
  says('billing:purchase.pay', { shown: storyNumber(tokens), price: storyMoney(price) });

export const Default: Story = {
  name: 'Default: choose and buy [BILL-02] [BILL-14]',
  play: async ({ args }) => {
    const form = await dialog();
    await expect(form.getByRole('button', { name: says('billing:purchase.choose') })).toBeDisabled();
    const offer = { shown: storyNumber(300), price: storyMoney(10.99), percent: 69 };
    await expect(
      form.getByRole('radio', { name: begins('billing:purchase.offerText', offer) }),
    ).not.toBeChecked();
    await userEvent.click(form.getByRole('radio', { name: begins('ui:tokens', { count: 200 }) }));
    await expect(args.onSelect).toHaveBeenLastCalledWith('tokens_200');
    // Arrow keys move the selection.
    await userEvent.keyboard('{ArrowDown}');
    await expect(form.getByRole('radio', { name: begins('ui:tokens', { count: 500 }) })).toBeChecked();
    const pay = form.getByRole('button', { name: buy(500, 47.5) });
    await userEvent.click(pay);
    await expect(args.onPurchase).toHaveBeenCalledTimes(1);
    await expect(args.onPurchase).toHaveBeenLastCalledWith(
      expect.objectContaining({ internal_id: 'tokens_500', tokens: 500, amount: 47.5 }),
    );
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

export const OfferChosen: Story = { args: { selected: 'promo_300' } };

export const ForgetsThePackOfTheOtherWayToPay: Story = {
  name: 'A pack of another payment method is not selectable [BILL-02]',
  args: { selected: 'tokens_50' },
  play: async ({ args }) => {
    const { element, dialog: form } = await storyDialog();
    await expect(form.getByRole('button', { name: buy(50, 5) })).toBeEnabled();
    const height = element.offsetHeight;
    await userEvent.click(form.getByRole('tab', { name: says('billing:purchase.paypal') }));
    // The tabs stay under the pointer, though there are fewer packs.
    await expect(element.offsetHeight).toBe(height);
    await expect(args.onGroupChange).toHaveBeenLastCalledWith('paypal');
    // The offer is paid by card.
    await expect(form.getAllByRole('radio')).toHaveLength(2);
    await expect(form.getByRole('button', { name: says('billing:purchase.choose') })).toBeDisabled();
  },
};

export const WaitingForProducts: Story = {
  name: 'Loading [BILL-02]',
  args: { products: null },
  play: async () => {
    const form = await dialog();
    await expect(form.getByRole('status', { name: says('billing:purchase.loading') })).toBeVisible();
    await expect(form.queryByRole('radio')).toBeNull();
    await expect(form.getByRole('button', { name: says('billing:purchase.choose') })).toBeDisabled();
  },
};

export const ProductsFailed: Story = {
  args: { products: null, error: { message: 'Something went wrong. Please try again.' } },
  play: async () => {
    const form = await dialog();
    await expect(form.getByRole('alert')).toHaveTextContent('Something went wrong. Please try again.');
    await expect(form.queryByRole('status')).toBeNull();
  },
};

export const Opening: Story = {
  name: 'Opening the payment page: one click, choice locked [BILL-04]',
  args: { selected: 'tokens_100', state: 'opening' },
  play: async ({ args }) => {
    const form = await dialog();
    const pay = form.getByRole('button', { name: buy(100, 10) });
    await expect(pay).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(pay);
    await expect(args.onPurchase).not.toHaveBeenCalled();
    await expect(pay.closest('[data-component=dialog]')?.querySelector('[data-part=packs]')).toHaveProperty(
      'inert',
      true,
    );
  },
};

export const PurchaseError: Story = {
  name: 'Error beside the button [BILL-04]',
  args: {
    selected: 'tokens_100',
    error: { message: 'Error purchasing product, if this persists, please contact support.' },
  },
  play: async () => {
    await expect((await dialog()).getByRole('alert')).toHaveTextContent(
      'Error purchasing product, if this persists, please contact support.',
    );
  },
};

export const DailyLimit: Story = {
  name: 'Daily limit allows only small packs [BILL-10]',
  args: { products: { ...products, daily_purchase_remaining: 15 }, selected: 'tokens_200' },
  play: async () => {
    const form = await dialog();
    await expect(form.getByText(says('billing:purchase.daily', { price: storyMoney(15) }))).toBeVisible();
    await expect(form.getByRole('radio', { name: begins('ui:tokens', { count: 100 }) })).toBeEnabled();
    await expect(form.getByRole('radio', { name: begins('ui:tokens', { count: 200 }) })).toBeDisabled();
    await expect(form.getByRole('radio', { name: begins('ui:tokens', { count: 200 }) })).not.toBeChecked();
    await expect(form.getByRole('button', { name: says('billing:purchase.choose') })).toBeDisabled();
  },
};

export const LastPaymentDeclined: Story = {
  args: { products: { ...products, declined_reason: 'NBADZIP' } },
  play: async () => {
    const reason = storyText('billing:decline.NBADZIP');
    await expect((await dialog()).getByText(says('billing:purchase.lastDeclined', { reason }))).toBeVisible();
  },
};

export const NothingOnSale: Story = {
  args: {
    products: { ...products, products: { credit: [], paypal: [] }, promo_products: { default: null } },
  },
  play: async () => {
    await expect((await dialog()).getByText(says('billing:purchase.none'))).toBeVisible();
  },
};

/** Packs with an invalid price or amount are not for sale; an invalid discount is not shown. */
export const AmountsThatCannotBe: Story = {
  args: {
    balance: -40,
    products: {
      ...products,
      daily_purchase_remaining: null,
      promo_products: { default: null },
      products: {
        ...products.products,
        credit: [
          pack(-50, 5, null),
          pack(12.5, 5, null),
          pack(75, -5, null),
          pack(80, Number.NaN, null),
          pack(100, 10, 250),
          pack(200, 20, -3),
          pack(9_007_199_254_740_991, 9_007_199_254_740_991, 7.9),
        ],
      },
    },
  },
  play: async () => {
    const form = await dialog();
    await expect(form.getAllByRole('radio')).toHaveLength(3);
    await expect(form.queryByText(/NaN|250|-3/)).toBeNull();
    await expect(form.getByText(says('billing:purchase.off', { percent: 7 }))).toBeInTheDocument();
  },
};

export const WithoutOffer: Story = {
  args: { products: { ...products, promo_products: { default: null } }, balance: null },
};

export const OnAPhoneInSpanish: Story = {
  globals: { viewport: { value: 'mobile' }, language: 'es' },
  args: {
    selected: 'tokens_2500',
    error: {
      message:
        'No se ha podido abrir la página de pago del proveedor. Comprueba tu conexión e inténtalo de nuevo dentro de un momento.',
    },
  },
  play: async () => {
    const form = await dialog();
    const pay = await form.findByRole('button', { name: buy(2500, 212.5) });
    // A price is never cut off.
    const label = pay.querySelector('[data-part=label]') as HTMLElement;
    await expect(label.scrollWidth).toBeLessThanOrEqual(label.clientWidth);
  },
};
