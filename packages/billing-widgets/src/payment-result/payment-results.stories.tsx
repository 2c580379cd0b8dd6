import { DECLINE_CODES } from '@footlight/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PaymentFailed } from '../payment-failed/payment-failed.tsx';
import { PaymentResultDialog } from './payment-result-dialog.tsx';

const meta = {
  title: 'Billing/Payment result',
  component: PaymentResultDialog,
  args: {
    result: { state: 'success', tokens: 300, balance: 320, reference: 'FL-2026-11-21-00042' },
    onRetry: fn(),
    onClose: fn(),
  },
  parameters: { docs: { story: { inline: false, height: 480 } } },
} satisfies Meta<typeof PaymentResultDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async (name: string) => within(await within(document.body).findByRole('dialog', { name }));

export const Default: Story = {
  name: 'Success [BILL-05]',
  play: async ({ args }) => {
    const body = await dialog('Payment successful');
    await expect(body.getByText('300 tokens were added.')).toBeInTheDocument();
    await expect(body.getByText('320 tokens')).toBeInTheDocument();
    await expect(body.getByText('FL-2026-11-21-00042')).toBeInTheDocument();
    await userEvent.click(body.getByRole('button', { name: 'Continue' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Confirming: Story = {
  args: { result: { state: 'confirming' }, longAfter: 600_000 },
  play: async () => {
    const body = await dialog('Confirming your payment');
    await expect(body.getByText(/confirming with the payment provider/)).toBeInTheDocument();
    await expect(body.queryByRole('button', { name: 'Close and keep watching' })).toBeNull();
  },
};

export const ConfirmingForLong: Story = {
  args: { result: { state: 'confirming' }, longAfter: 200 },
  play: async ({ args }) => {
    const body = await dialog('Confirming your payment');
    await userEvent.click(await body.findByRole('button', { name: 'Close and keep watching' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  name: 'Failed [BILL-05]',
  args: { result: { state: 'failed', code: 'NBADZIP' } },
  play: async ({ args }) => {
    const body = await dialog('Payment failed');
    await expect(body.getByText('Invalid Postal Code')).toBeInTheDocument();
    await userEvent.click(body.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const UnknownCode: Story = {
  args: { result: { state: 'failed', code: 'NSOMETHINGNEW' } },
  play: async () => {
    const body = await dialog('Payment failed');
    await expect(body.getByText('Declined')).toBeInTheDocument();
  },
};

/** The texts of spec 1 §8; codes whose wording it does not show have our own. */
const texts: Record<(typeof DECLINE_CODES)[number], string> = {
  NBADZIP: 'Invalid Postal Code',
  NDECLINED: 'Declined by the bank, try a new card or alternate method',
  NDECLINEDE: 'velocity, wait 5 minutes',
  NDECLINEDINSFUNDS: 'insufficient funds',
  NEXPIRED: 'Declined by the bank',
  NINVCVV2: 'Invalid CVV2',
  NMYACNOTACCEPTED: 'ACH not accepted',
  NMYAMNOTACCEPTED: 'American Express not accepted',
  NMYDDNOTACCEPTED: 'Direct Debit not accepted',
  NMYDNVEL: 'Too many denials',
  NMYDSNOTACCEPTED: 'Discover not accepted',
  NMYINVAMT: 'customer should contact the bank',
  NMYINVAUTHCODE: 'Incorrect Auth Code',
  NMYINVINFO: 'Declined by the bank',
  NMYMCNOTACCEPTED: 'Mastercard not accepted',
  NMYNEGDB: 'Transaction Data not allowed',
  NMYNOPREVAUTH: 'Declined',
  NMYRETRY: 'Please retry',
  NMYSERVNOTALLOWED: 'Service not allowed',
  NMYVSNOTACCEPTED: 'Visa not accepted',
  NMYINVACTION: 'Invalid action',
  NMYNOAUTHCODE: 'Missing auth code',
  NMYNOCLOSEAMT: 'Missing close amount',
  NMYCURMISMATCH: 'Currency mismatch',
  NMYSOLONOTACCEPTED: 'Solo not accepted',
  NMYSWITCHNOTACCEPTED: 'Switch not accepted',
};

export const EveryDeclineCode: Story = {
  name: 'Every decline code [BILL-06]',
  render: ({ onRetry, onClose }) => (
    <div className="grid gap-4 desktop:grid-cols-2">
      {DECLINE_CODES.map((code) => (
        <section key={code} aria-label={code} className="border border-border bg-surface p-4 rounded-lg">
          <PaymentFailed code={code} onRetry={onRetry} onClose={onClose} />
        </section>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const code of DECLINE_CODES) {
      const section = within(canvasElement).getByRole('region', { name: code });
      await expect(section.querySelector('[data-part="reason"]')?.textContent).toBe(texts[code]);
      await expect(section.querySelector('[data-part="next"]')).not.toBeEmptyDOMElement();
    }
  },
};

export const EveryDeclineCodeInGerman: Story = {
  ...EveryDeclineCode,
  name: 'Every decline code in German',
  globals: { language: 'de' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Ungültige Postleitzahl');
    await expect(canvasElement.textContent).not.toContain('decline.');
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile' }, language: 'fr' },
  args: { result: { state: 'failed', code: 'NDECLINED' } },
};
