import { exampleSpending } from '@footlight/contract/fixtures';
import { longText, says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { storyDialog } from '../../lib/story-dialog.ts';
import { postpayDocs } from './postpay.docs.ts';
import { Postpay } from './postpay.tsx';

const meta = {
  title: 'Billing/Billing/Post-pay',
  component: Postpay,
  args: {
    standing: { is_on: true, is_paused: false, debt: 60, limit: 200, due_at: '2026-11-01T21:30:00.000Z' },
    card: exampleSpending.cards[0] ?? null,
    needsAge: false,
    pending: false,
    error: null,
    onPay: fn(),
    onAddCard: fn(),
    onVerify: fn() as (() => void) | null,
    supportEmail: 'help@footlight.example',
    onClose: fn(),
  },
  parameters: {
    componentDocs: postpayDocs,
    conformance: { tag: 'div', portal: true },
    docs: { story: { inline: false, height: 560 } },
  },
} satisfies Meta<typeof Postpay>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Default: shows the debt and a pay button, and Enter alone does not pay [BILL-08]',
  play: async ({ args }) => {
    const { dialog, element } = await storyDialog({ name: says('limits:postpay.title.ready') });
    await expect(element).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPay).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: /6\D00/ }));
    await expect(args.onPay).toHaveBeenCalledOnce();
  },
};
/** Without a debt, there is no pay button. */
export const NoDebt: Story = {
  args: { standing: { is_on: true, is_paused: false, debt: 0, limit: 200, due_at: null } },
};
export const Declined: Story = {
  name: 'Declined card: asks for another one [BILL-08]',
  args: { standing: { is_on: true, is_paused: true, debt: 200, limit: 200, due_at: null } },
  play: async ({ args }) => {
    const { dialog } = await storyDialog({ name: says('limits:postpay.title.card') });
    await userEvent.click(dialog.getByRole('button', { name: says('limits:postpay.add') }));
    await expect(args.onAddCard).toHaveBeenCalledOnce();
  },
};
export const NeedsAge: Story = {
  name: 'Age verification comes first [BILL-08]',
  args: { needsAge: true },
  play: async ({ args }) => {
    const { dialog } = await storyDialog({ name: says('limits:postpay.title.age') });
    await userEvent.click(dialog.getByRole('button', { name: says('limits:postpay.verify') }));
    await expect(args.onVerify).toHaveBeenCalledOnce();
  },
};
/** Without an age verification there is no button that leads nowhere. */
export const AgeBySupport: Story = {
  name: 'Age verification by support [BILL-08]',
  args: { needsAge: true, onVerify: null },
  play: async () => {
    const { dialog } = await storyDialog({ name: says('limits:postpay.title.age') });
    await expect(dialog.queryByRole('button', { name: says('limits:postpay.verify') })).toBeNull();
    await expect(dialog.getByRole('link', { name: 'help@footlight.example' })).toBeVisible();
  },
};
export const NoCard: Story = { args: { card: null } };
export const Paying: Story = { args: { pending: true } };
export const FailedOnAPhone: Story = {
  globals: { viewport: { value: 'mobile' }, language: 'de' },
  args: {
    standing: { is_on: true, is_paused: true, debt: 9_999_999, limit: 99_999_999, due_at: null },
    error: longText,
  },
};
