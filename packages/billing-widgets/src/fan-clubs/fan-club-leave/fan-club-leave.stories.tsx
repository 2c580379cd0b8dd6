import { longText, says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { storyDialog } from '../../lib/story-dialog.ts';
import { fanClubLeaveDocs } from './fan-club-leave.docs.ts';
import { FanClubLeave } from './fan-club-leave.tsx';

const meta = {
  title: 'Billing/Fan clubs/Fan club leave',
  component: FanClubLeave,
  args: {
    paidUntil: '2026-12-01T12:00:00.000Z',
    pending: false,
    error: null,
    onLeave: fn(),
    onClose: fn(),
  },
  parameters: {
    componentDocs: fanClubLeaveDocs,
    conformance: { tag: 'div', portal: true },
    docs: { story: { inline: false, height: 320 } },
  },
} satisfies Meta<typeof FanClubLeave>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Default: says until when the membership lasts [FAN-01]',
  play: async ({ args }) => {
    const { dialog } = await storyDialog({ name: says('billing:fanclub.leaveTitle') });
    await userEvent.click(dialog.getByRole('button', { name: says('billing:fanclub.leave') }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: says('billing:fanclub.keep') }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const Sending: Story = { args: { pending: true } };
export const FailedOnAPhone: Story = {
  globals: { viewport: { value: 'mobile' }, language: 'de' },
  args: { error: longText },
};
