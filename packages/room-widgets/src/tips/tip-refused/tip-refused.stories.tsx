import { says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { tipRefusedDocs } from './tip-refused.docs.ts';
import { TipRefused } from './tip-refused.tsx';

const meta = {
  title: 'Room/Tips/Tip refused',
  component: TipRefused,
  parameters: {
    docs: { story: { inline: false, height: 320 } },
    componentDocs: tipRefusedDocs,
    conformance: { tag: 'p', portal: true },
  },
  args: { reason: 'postpay_card_fail', onAddCard: fn(), onVerify: fn(), onClose: fn() },
} satisfies Meta<typeof TipRefused>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Default [TIP-01]',
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: says('room:tipRefused.addCard') }));
    await expect(args.onAddCard).toHaveBeenCalledOnce();
  },
};
export const Verification: Story = {
  name: 'Verification required [TIP-01]',
  args: { reason: 'over_daily_limit' },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: says('room:tipRefused.verify') }));
    await expect(args.onVerify).toHaveBeenCalledOnce();
  },
};
export const DailyLimit: Story = { name: 'Daily limit [TIP-01]', args: { reason: 'user_daily_limit' } };
export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile' }, language: 'de' },
  args: { reason: 'over_daily_limit' },
};
