import { says, storyNumber, storyText } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { storyDialog } from '../../lib/story-dialog.ts';
import { limitConfirmDocs } from './limit-confirm.docs.ts';
import { LimitConfirm } from './limit-confirm.tsx';

const meta = {
  title: 'Billing/Limits/Limit confirm',
  component: LimitConfirm,
  args: {
    amount: 150,
    onConfirm: fn(),
    onClose: fn(),
  },
  parameters: {
    componentDocs: limitConfirmDocs,
    conformance: { tag: 'div', portal: true },
    docs: { story: { inline: false, height: 420 } },
  },
} satisfies Meta<typeof LimitConfirm>;
export default meta;
type Story = StoryObj<typeof meta>;

const tokens = (count: number) => storyText('ui:tokens', { count, shown: storyNumber(count) });

export const Default: Story = {
  parameters: { longText: { amount: 99_999_999 } satisfies Story['args'] },
  name: 'Default: equal buttons, focus on the one that charges nothing [BILL-10]',
  play: async ({ args }) => {
    const { dialog } = await storyDialog({ name: says('limits:confirm.title', { tokens: tokens(150) }) });
    const pay = dialog.getByRole('button', { name: says('limits:confirm.pay', { tokens: tokens(150) }) });
    const keep = dialog.getByRole('button', { name: says('limits:confirm.keep') });
    await expect(keep.getBoundingClientRect().width).toBe(pay.getBoundingClientRect().width);
    // Enter alone charges nothing.
    await expect(keep).toHaveFocus();
    await userEvent.click(keep);
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.click(pay);
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
