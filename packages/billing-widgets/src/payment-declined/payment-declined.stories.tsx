import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { storyDialog } from '../lib/story-dialog.ts';
import { type DeclinedOption, PaymentDeclined } from './payment-declined.tsx';

const meta = {
  title: 'Billing/Payment declined',
  component: PaymentDeclined,
  args: { onOption: fn(), onClose: fn() },
  parameters: { docs: { story: { inline: false, height: 560 } } },
} satisfies Meta<typeof PaymentDeclined>;
export default meta;
type Story = StoryObj<typeof meta>;

const names: Record<DeclinedOption, RegExp> = {
  get_verified: /^Get verified/,
  alternate_biller: /^Try an alternate biller/,
  different_card: /^Try with a different card/,
  adjust_amount: /^Adjust your purchase amount/,
};

export const Default: Story = {
  name: 'Four ways on [BILL-07]',
  play: async ({ args }) => {
    const { element, dialog } = await storyDialog({ name: 'Payment Declined' });
    await expect(element).toHaveAccessibleDescription(
      "Something went wrong. We couldn't process your credit card.",
    );
    await expect(dialog.getAllByRole('listitem')).toHaveLength(Object.keys(names).length);
    for (const [option, name] of Object.entries(names)) {
      dialog.getByRole('button', { name }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onOption).toHaveBeenLastCalledWith(option);
    }
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

export const OnAPhoneInFrench: Story = {
  globals: { viewport: { value: 'mobile' }, language: 'fr' },
};
