import { says, storyMoney } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { storyDialog } from '../../lib/story-dialog.ts';
import { StoryResult } from '../../lib/story-result.tsx';
import { paymentSuccessDocs } from './payment-success.docs.ts';
import { PaymentSuccess } from './payment-success.tsx';

const onClose = fn();

const meta = {
  title: 'Billing/Billing/Payment success',
  component: PaymentSuccess,
  args: { tokens: 300, amount: 30, balance: 340, reference: 'tx_7f3a91c2', onContinue: fn() },
  render: (args) => (
    <StoryResult state="settled" onClose={onClose}>
      <PaymentSuccess {...args} />
    </StoryResult>
  ),
  parameters: {
    componentDocs: paymentSuccessDocs,
    conformance: { tag: 'div' },
    docs: { story: { inline: false, height: 480 } },
  },
} satisfies Meta<typeof PaymentSuccess>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => (await storyDialog()).dialog;

export const Default: Story = {
  parameters: {
    longText: {
      tokens: 25_000,
      balance: 9_999_999,
      reference: 'tx_7f3a91c2-0d5e-4b1c-9a77-5e2f1c3b8d90-4b1c-9a77',
    } satisfies Story['args'],
  },
  name: 'Default [BILL-05]',
  play: async ({ args }) => {
    const result = await dialog();
    await expect(result.getByRole('heading', { name: says('billing:result.settled') })).toBeVisible();
    await expect(result.getByText(says('billing:success.added', { count: 300 }))).toBeVisible();
    await expect(result.getByText('tx_7f3a91c2')).toBeVisible();
    await expect(result.getByText(storyMoney(30))).toBeVisible();
    // The result is announced, although the dialog was open before.
    await waitFor(() =>
      expect(document.querySelector('[data-component=announcer]')).toHaveTextContent(
        says('billing:success.added', { count: 300 }),
      ),
    );
    await userEvent.click(result.getByRole('button', { name: says('billing:success.continue') }));
    await expect(args.onContinue).toHaveBeenCalledTimes(1);
  },
};

export const UnknownBalance: Story = { args: { balance: null, tokens: 1 } };

/** Another purchase was settled before the offer. */
export const OfferUsed: Story = {
  args: { tokens: 109, notice: 'offer_used' },
  play: async () => {
    const result = await dialog();
    await expect(result.getByText(says('billing:notice.offer_used'))).toBeVisible();
  },
};

/** Impossible amounts are not shown; the receipt stays. */
export const AmountsThatCannotBe: Story = {
  args: { tokens: Number.NaN, balance: Number.POSITIVE_INFINITY },
  play: async () => {
    const result = await dialog();
    await expect(result.queryByText(/NaN|∞/)).toBeNull();
    await expect(result.getByText('tx_7f3a91c2')).toBeVisible();
  },
};
