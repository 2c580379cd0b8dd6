import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PaymentDeclinedDialog } from './payment-declined.tsx';

const meta = {
  title: 'Billing/Payment declined',
  component: PaymentDeclinedDialog,
  args: { onChoose: fn(), onClose: fn() },
  parameters: { docs: { story: { inline: false, height: 520 } } },
} satisfies Meta<typeof PaymentDeclinedDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const options = {
  'Get verified': 'get_verified',
  'Try an alternate biller': 'alternate_biller',
  'Try with a different card': 'different_card',
  'Adjust your purchase amount': 'adjust_amount',
} as const;

export const Default: Story = {
  name: 'Default [BILL-07]',
  play: async ({ args }) => {
    const dialog = await within(document.body).findByRole('dialog', { name: 'Payment Declined' });
    await expect(dialog).toHaveAccessibleDescription(
      "Something went wrong. We couldn't process your credit card.",
    );
    for (const [name, option] of Object.entries(options)) {
      await userEvent.click(within(dialog).getByRole('button', { name }));
      await expect(args.onChoose).toHaveBeenLastCalledWith(option);
    }
    await expect(args.onChoose).toHaveBeenCalledTimes(4);
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile' }, language: 'de' } };
