import { DECLINE_CODES } from '@footlight/contract';
import { begins, says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { storyDialog } from '../../lib/story-dialog.ts';
import { StoryResult } from '../../lib/story-result.tsx';
import { paymentFailedDocs } from './payment-failed.docs.ts';
import { PaymentFailed } from './payment-failed.tsx';

const onClose = fn();

const meta = {
  title: 'Billing/Billing/Payment failed',
  component: PaymentFailed,
  args: { code: 'NBADZIP', onRetry: fn(), onMoreOptions: fn() },
  render: (args) => (
    <StoryResult state="declined" onClose={onClose}>
      <PaymentFailed {...args} />
    </StoryResult>
  ),
  parameters: {
    componentDocs: paymentFailedDocs,
    conformance: { tag: 'div' },
    docs: { story: { inline: false, height: 480 } },
  },
} satisfies Meta<typeof PaymentFailed>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => (await storyDialog()).dialog;

export const Default: Story = {
  name: 'Default: reason and next steps [BILL-05] [BILL-06]',
  play: async ({ args }) => {
    const result = await dialog();
    await expect(result.getByText(says('billing:decline.NBADZIP'))).toBeVisible();
    await expect(result.getByText(begins('billing:failed.nothing'))).toBeVisible();
    await userEvent.click(result.getByRole('button', { name: says('common:retry') }));
    await userEvent.click(result.getByRole('button', { name: says('billing:failed.moreOptions') }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
    await expect(args.onMoreOptions).toHaveBeenCalledTimes(1);
  },
};

export const UnknownCode: Story = {
  name: "Unknown codes show 'Declined' [BILL-06]",
  args: { code: '<b>NSOMETHINGNEW</b>' },
  play: async () => {
    const result = await dialog();
    await expect(result.getByText(says('billing:decline.unknown'))).toBeVisible();
    await expect(result.queryByText(/NSOMETHINGNEW/)).toBeNull();
  },
};

/** All reasons at once, for text review in the toolbar’s language. */
export const EveryDeclineCode: Story = {
  name: 'Every decline code [BILL-06]',
  render: (args) => (
    <ul className="grid gap-6 desktop:grid-cols-2 wide:grid-cols-3">
      {[...DECLINE_CODES, null].map((code) => (
        <li
          key={code}
          data-code={code ?? 'unknown'}
          className="rounded-lg border border-border bg-surface-raised p-6"
        >
          <PaymentFailed {...args} code={code} />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    for (const code of [...DECLINE_CODES, 'unknown'] as const) {
      const part = canvasElement.querySelector(`[data-code=${code}] [data-part=reason]`);
      await expect(part).toHaveTextContent(says(`billing:decline.${code}`));
    }
  },
};
