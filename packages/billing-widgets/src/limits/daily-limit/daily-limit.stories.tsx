import { exampleSpending } from '@footlight/contract/fixtures';
import { longText, says, storyNumber, storyText } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { storyDialog } from '../../lib/story-dialog.ts';
import { dailyLimitDocs } from './daily-limit.docs.ts';
import { DailyLimit } from './daily-limit.tsx';

const meta = {
  title: 'Billing/Limits/Daily limit',
  component: DailyLimit,
  args: {
    limits: exampleSpending,
    error: null,
    onChange: fn(),
    onClose: fn(),
  },
  parameters: {
    componentDocs: dailyLimitDocs,
    conformance: { tag: 'div', portal: true },
    docs: { story: { inline: false, height: 420 } },
  },
} satisfies Meta<typeof DailyLimit>;
export default meta;
type Story = StoryObj<typeof meta>;

const tokens = (count: number) => storyText('ui:tokens', { count, shown: storyNumber(count) });

export const Default: Story = {
  parameters: { longText: { limits: null, error: longText } satisfies Story['args'] },
  name: 'Default: what is left, and a link to the limits [BILL-10]',
  play: async ({ args }) => {
    const { dialog } = await storyDialog();
    const left = { left: tokens(120), limit: tokens(500) };
    await expect(dialog.getByText(says('limits:daily.spending', left))).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: says('limits:change') }));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: says('limits:daily.close') }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const OnlyPurchases: Story = {
  args: {
    limits: { ...exampleSpending, spending: { limit: null, used: 0, left: null, renews_at: null } },
  },
};
export const Loading: Story = { args: { limits: null } };
export const Failed: Story = { args: { limits: null, error: 'No answer from the platform.' } };
