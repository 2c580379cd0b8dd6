import { examplePending, exampleWaitingPurchase } from '@footlight/contract/fixtures';
import { longText, says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pendingListDocs } from './pending-list.docs.ts';
import { PendingList } from './pending-list.tsx';

const now = Date.parse('2026-11-10T12:00:00Z');
const order = { id: 'order', at: '2026-11-08T12:00:00.000Z', counterpart: 'luna_maren', tokens: 250 };
const coins = exampleWaitingPurchase.wait && {
  ...exampleWaitingPurchase,
  transaction_id: 'pur_coins',
  wait: {
    ...exampleWaitingPurchase.wait,
    method: 'crypto' as const,
    stage: 'confirmations' as const,
    confirmations: 1,
    needed: 3,
  },
};

const meta = {
  title: 'Billing/Billing/Pending list',
  component: PendingList,
  args: { pending: examplePending, now },
  parameters: { componentDocs: pendingListDocs, conformance: { tag: 'section' } },
} satisfies Meta<typeof PendingList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    longText: {
      pending: { ...examplePending, custom_media: [{ ...order, counterpart: longText, tokens: 9_999_999 }] },
      now: Date.parse('2027-01-01T00:00:00Z'),
    } satisfies Story['args'],
  },
  name: 'Default: voucher, card verification and show [BILL-17]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: says('wallet:waiting.openVoucher') })).toHaveAttribute(
      'href',
      '/sandbox-biller/voucher/example',
    );
    await expect(canvas.getByText(says('wallet:pending.state.cc_verification'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: says('wallet:cardCheck.action') })).toHaveAttribute(
      'href',
      '/account/verify',
    );
  },
};
export const EveryKind: Story = {
  args: {
    pending: {
      ...examplePending,
      aj_media_rejected: [{ ...order, tokens: null, counterpart: null }],
      custom_media: [order],
      dickrating_requests: [order],
      snapchat_sale: [order],
      streaming_partners: [{ ...order, tokens: null }],
      payments: coins ? [coins, exampleWaitingPurchase] : [],
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(9);
  },
};
export const Nothing: Story = {
  args: { pending: { ...examplePending, cc_verification: [], holds: [], payments: [] } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-component=pending-list]')).toBeNull();
  },
};
