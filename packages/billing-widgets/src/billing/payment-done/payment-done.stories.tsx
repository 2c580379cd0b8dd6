import { longText, says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { storyDialog } from '../../lib/story-dialog.ts';
import { StoryResult } from '../../lib/story-result.tsx';
import { paymentDoneDocs } from './payment-done.docs.ts';
import { PaymentDone } from './payment-done.tsx';

const onClose = fn();

const meta = {
  title: 'Billing/Billing/Payment done',
  component: PaymentDone,
  args: { text: 'You are a premium member.', onContinue: fn() },
  render: (args) => (
    <StoryResult state="settled" onClose={onClose}>
      <PaymentDone {...args} />
    </StoryResult>
  ),
  parameters: {
    componentDocs: paymentDoneDocs,
    conformance: { tag: 'div' },
    docs: { story: { inline: false, height: 360 } },
  },
} satisfies Meta<typeof PaymentDone>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { longText: { text: longText } satisfies Story['args'] },
  play: async ({ args }) => {
    const result = (await storyDialog()).dialog;
    await expect(result.getByRole('status')).toHaveTextContent('You are a premium member.');
    await userEvent.click(result.getByRole('button', { name: says('billing:success.continue') }));
    await expect(args.onContinue).toHaveBeenCalledOnce();
  },
};

export const Dark: Story = { globals: { scheme: 'dark' } };
