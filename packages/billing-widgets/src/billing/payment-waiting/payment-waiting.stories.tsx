import { exampleWaitingPurchase } from '@footlight/contract/fixtures';
import { says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { storyDialog } from '../../lib/story-dialog.ts';
import { StoryResult } from '../../lib/story-result.tsx';
import { paymentWaitingDocs } from './payment-waiting.docs.ts';
import { PaymentWaiting } from './payment-waiting.tsx';

const voucher = exampleWaitingPurchase.wait;
if (!voucher) throw new Error('The example waits');
const coins = { ...voucher, method: 'crypto' as const, needed: 3 };

const meta = {
  title: 'Billing/Billing/Payment waiting',
  component: PaymentWaiting,
  args: { wait: coins, now: Date.parse('2026-11-10T12:00:00Z'), onClose: fn() },
  render: (args) => (
    <StoryResult state="created" onClose={args.onClose}>
      <PaymentWaiting {...args} />
    </StoryResult>
  ),
  parameters: {
    componentDocs: paymentWaitingDocs,
    conformance: { tag: 'div' },
    docs: { story: { inline: false, height: 420 } },
  },
} satisfies Meta<typeof PaymentWaiting>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { longText: { now: Date.parse('2027-01-01T00:00:00Z') } satisfies Story['args'] },
  name: 'Default: crypto payment not received yet [BILL-02]',
  play: async ({ args }) => {
    const { dialog } = await storyDialog();
    await expect(dialog.getByRole('link', { name: says('wallet:waiting.openCrypto') })).toHaveAttribute(
      'href',
      coins.link,
    );
    await userEvent.click(dialog.getByRole('button', { name: says('wallet:waiting.close') }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const Confirmations: Story = {
  args: { wait: { ...coins, stage: 'confirmations', confirmations: 1 } },
  play: async () => {
    const { dialog } = await storyDialog();
    const text = says('wallet:waiting.crypto.confirmations', { confirmations: '1', needed: '3' });
    await expect(dialog.getByRole('status')).toHaveTextContent(text);
  },
};
export const Voucher: Story = {
  args: { wait: voucher },
  play: async () => {
    const { dialog } = await storyDialog();
    await expect(dialog.getByRole('link', { name: says('wallet:waiting.openVoucher') })).toBeVisible();
  },
};
/** The price has expired; payments received now count at the list price. */
export const Expired: Story = { args: { now: Date.parse('2027-01-01T00:00:00Z') } };
