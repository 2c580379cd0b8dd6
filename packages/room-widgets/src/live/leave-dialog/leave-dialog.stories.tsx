import { says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { leaveDialogDocs } from './leave-dialog.docs.ts';
import { LeaveDialog } from './leave-dialog.tsx';

const meta = {
  title: 'Room/Live/Leave dialog',
  component: LeaveDialog,
  parameters: {
    docs: { story: { inline: false, height: 320 } },
    componentDocs: leaveDialogDocs,
    conformance: { tag: 'span', portal: true },
  },
  args: { onStay: fn(), onLeave: fn() },
} satisfies Meta<typeof LeaveDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Default: stays or ends the broadcast [ROOM-03]',
  play: async ({ args }) => {
    await expect(await screen.findByRole('dialog')).toHaveAccessibleDescription(says('live:leave.text'));
    await userEvent.click(await screen.findByRole('button', { name: says('live:leave.stay') }));
    await expect(args.onStay).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: says('live:end') }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};
