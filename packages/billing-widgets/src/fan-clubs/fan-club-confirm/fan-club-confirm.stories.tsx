import { longText, says, storyNumber, storyText } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { storyDialog } from '../../lib/story-dialog.ts';
import { fanClubConfirmDocs } from './fan-club-confirm.docs.ts';
import { FanClubConfirm } from './fan-club-confirm.tsx';

const meta = {
  title: 'Billing/Fan clubs/Fan club confirm',
  component: FanClubConfirm,
  args: {
    broadcasterName: 'Luna Maren',
    level: 'insider',
    price: 200,
    change: { kind: 'join', charge: 200 },
    paidUntil: null,
    balance: 500,
    pending: false,
    error: null,
    onConfirm: fn(),
    onBuyTokens: fn(),
    onClose: fn(),
  },
  parameters: {
    componentDocs: fanClubConfirmDocs,
    conformance: { tag: 'div', portal: true },
    docs: { story: { inline: false, height: 420 } },
  },
} satisfies Meta<typeof FanClubConfirm>;
export default meta;
type Story = StoryObj<typeof meta>;

const tokens = (count: number) => storyText('ui:tokens', { count, shown: storyNumber(count) });

const member = { paidUntil: '2026-12-01T12:00:00.000Z' };

export const Default: Story = {
  parameters: {
    longText: {
      ...member,
      price: 50_000,
      balance: 9_999_999,
      change: { kind: 'upgrade', charge: 50_000 },
      error: longText,
    } satisfies Story['args'],
  },
  name: 'Default: the button names the amount, and Enter alone does not pay [FAN-01]',
  play: async ({ args }) => {
    const { dialog, element } = await storyDialog();
    await expect(element).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.click(
      dialog.getByRole('button', { name: says('billing:fanclub.confirm.pay', { tokens: tokens(200) }) }),
    );
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const Upgrade: Story = {
  args: { ...member, level: 'legend', price: 400, change: { kind: 'upgrade', charge: 300 } },
  play: async () => {
    const { dialog } = await storyDialog();
    await expect(dialog.getByText(says('billing:fanclub.confirm.atMost'))).toBeVisible();
  },
};
export const Downgrade: Story = {
  args: { ...member, level: 'supporter', price: 100, change: { kind: 'downgrade', charge: 0 } },
  play: async ({ args }) => {
    const { dialog } = await storyDialog();
    await userEvent.click(dialog.getByRole('button', { name: says('billing:fanclub.confirm.free') }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
export const Resume: Story = { args: { ...member, change: { kind: 'resume', charge: 0 } } };

export const NotEnough: Story = {
  args: { balance: 20 },
  play: async ({ args }) => {
    const { dialog } = await storyDialog();
    await userEvent.click(dialog.getByRole('button', { name: says('common:buyTokens') }));
    await expect(args.onBuyTokens).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};
export const Sending: Story = { args: { pending: true } };
export const Failed: Story = { args: { error: 'The price has changed. Nothing was charged.' } };
