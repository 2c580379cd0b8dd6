import { begins, says, storyMoney } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { storyDialog } from '../../lib/story-dialog.ts';
import { StoryResult } from '../../lib/story-result.tsx';
import { paymentConfirmingDocs } from './payment-confirming.docs.ts';
import { PaymentConfirming } from './payment-confirming.tsx';

const meta = {
  title: 'Billing/Billing/Payment confirming',
  component: PaymentConfirming,
  args: { longAfter: 60_000, onClose: fn() },
  render: (args) => (
    <StoryResult state="created" onClose={args.onClose}>
      <PaymentConfirming {...args} />
    </StoryResult>
  ),
  parameters: {
    componentDocs: paymentConfirmingDocs,
    conformance: { tag: 'div' },
    docs: { story: { inline: false, height: 420 } },
  },
} satisfies Meta<typeof PaymentConfirming>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => (await storyDialog()).dialog;

export const Default: Story = {
  name: 'Default [BILL-05]',
  play: async () => {
    const result = await dialog();
    await expect(result.getByRole('status')).toHaveTextContent(begins('billing:confirming.text'));
    await expect(result.queryByRole('button', { name: says('billing:confirming.close') })).toBeNull();
  },
};

export const WithAmount: Story = {
  name: 'The amount that the return names [BILL-05]',
  args: { amount: 19.99 },
  play: async () => {
    await expect((await dialog()).getByText(storyMoney(19.99))).toBeVisible();
  },
};

export const ForLong: Story = {
  name: 'A longer wait can be closed [BILL-05]',
  args: { longAfter: 0 },
  play: async ({ args }) => {
    const result = await dialog();
    await userEvent.click(await result.findByRole('button', { name: says('billing:confirming.close') }));
    await expect(result.getByRole('status')).toHaveTextContent(begins('billing:confirming.long'));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

export const Unknown: Story = {
  name: 'A return that names no payment [BILL-05]',
  args: { unknown: true, historyHref: '#history' },
  render: (args) => (
    <StoryResult state="unknown" onClose={args.onClose}>
      <PaymentConfirming {...args} />
    </StoryResult>
  ),
  play: async ({ args }) => {
    const result = await dialog();
    await expect(result.getByRole('status')).toHaveTextContent(begins('billing:confirming.unknown'));
    await expect(result.getByRole('link', { name: says('billing:confirming.history') })).toHaveAttribute(
      'href',
      '#history',
    );
    await userEvent.click(result.getByRole('button', { name: says('billing:confirming.close') }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

export const LongWaitOnAPhone: Story = {
  globals: { viewport: { value: 'mobile' }, language: 'de' },
  args: { longAfter: 0 },
  play: async () => {
    await (await dialog()).findByRole('button', { name: says('billing:confirming.close') });
  },
};
