import { says, storyText } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { paymentReceiptDocs } from './payment-receipt.docs.ts';
import { PaymentReceipt } from './payment-receipt.tsx';

const purchase = {
  transaction_id: 'pur_0F6hYq2m',
  product_id: 'tokens_200',
  state: 'settled' as const,
  tokens: 200,
  amount: 20,
  membership: null,
  wait: null,
  decline_code: null,
  notice: null,
  expires_at: '2026-11-01T12:35:00.000Z',
  created_at: '2026-11-01T12:00:00.000Z',
  decided_at: '2026-11-01T12:01:00.000Z',
  reversed_at: null,
};

const meta = {
  title: 'Billing/Billing/Payment receipt',
  component: PaymentReceipt,
  parameters: { componentDocs: paymentReceiptDocs, conformance: { tag: 'article' } },
  args: {
    purchase,
    seller: 'Footlight',
    statement: 'FOOTLIGHT',
    backHref: '#tokens',
    onPrint: fn(),
    className: 'mx-auto max-w-[560px]',
  },
} satisfies Meta<typeof PaymentReceipt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    longText: {
      purchase: { ...purchase, transaction_id: 'p'.repeat(64), tokens: 9e15 },
    } satisfies Story['args'],
  },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: says('billing:receipt.print') });
    await userEvent.click(button);
    await expect(args.onPrint).toHaveBeenCalledOnce();
    await expect(canvasElement.querySelector('[data-part=facts]')).toHaveTextContent(
      `${storyText('billing:receipt.statement')}FOOTLIGHT`,
    );
  },
};
export const Refunded: Story = {
  args: { purchase: { ...purchase, state: 'refunded', reversed_at: '2026-11-03T09:00:00.000Z' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-part=facts]')).toHaveTextContent(
      storyText('billing:receipt.refunded'),
    );
  },
};
export const ChargedBack: Story = {
  args: { purchase: { ...purchase, state: 'charged_back', reversed_at: '2026-11-03T09:00:00.000Z' } },
};
export const Declined: Story = { args: { purchase: { ...purchase, state: 'declined' } } };
export const NotConfirmed: Story = {
  args: { purchase: { ...purchase, state: 'created', decided_at: null } },
};
/** A second offer is paid at the list price, and the receipt says why. */
export const OfferUsed: Story = {
  args: {
    purchase: { ...purchase, product_id: 'promo_300', tokens: 109, amount: 10.99, notice: 'offer_used' },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-part=notice]')).toHaveTextContent(
      storyText('billing:notice.offer_used'),
    );
  },
};
export const AboveTheDailyLimit: Story = {
  args: { purchase: { ...purchase, state: 'returning', tokens: 0, notice: 'daily_limit' } },
};
export const Expired: Story = {
  args: { purchase: { ...purchase, state: 'expired', decided_at: null } },
};
