import { begins, type StoryTextKey, says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { storyDialog } from '../../lib/story-dialog.ts';
import { paymentDeclinedDocs } from './payment-declined.docs.ts';
import { type DeclinedOption, PaymentDeclined } from './payment-declined.tsx';

const meta = {
  title: 'Billing/Billing/Payment declined',
  component: PaymentDeclined,
  args: { onOption: fn(), onClose: fn() },
  parameters: {
    componentDocs: paymentDeclinedDocs,
    conformance: { tag: 'ul', portal: true },
    docs: { story: { inline: false, height: 560 } },
  },
} satisfies Meta<typeof PaymentDeclined>;
export default meta;
type Story = StoryObj<typeof meta>;

const names: Record<DeclinedOption, StoryTextKey> = {
  get_verified: 'billing:declined.getVerified',
  alternate_biller: 'billing:declined.alternateBiller',
  different_card: 'billing:declined.differentCard',
  adjust_amount: 'billing:declined.adjustAmount',
};

export const Default: Story = {
  name: 'Default: four options [BILL-07]',
  play: async ({ args }) => {
    const { element, dialog } = await storyDialog({ name: says('billing:declined.title') });
    await expect(element).toHaveAccessibleDescription(says('billing:declined.text'));
    await expect(dialog.getAllByRole('listitem')).toHaveLength(Object.keys(names).length);
    for (const [option, name] of Object.entries(names)) {
      dialog.getByRole('button', { name: begins(name) }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onOption).toHaveBeenLastCalledWith(option);
    }
    await userEvent.click(dialog.getByRole('button', { name: says('common:close') }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

export const OnAPhoneInFrench: Story = {
  globals: { viewport: { value: 'mobile' }, language: 'fr' },
};
