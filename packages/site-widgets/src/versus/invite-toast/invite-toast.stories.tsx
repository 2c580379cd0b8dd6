import { longText, says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { inviteToastDocs } from './invite-toast.docs.ts';
import { InviteToast } from './invite-toast.tsx';

const meta = {
  title: 'Site/Versus/Invitation toast',
  tags: ['VERSUS-01'],
  component: InviteToast,
  parameters: { componentDocs: inviteToastDocs, conformance: { tag: 'span' } },
  args: { from: 'noor_vale', onAccept: fn(), onReject: fn() },
} satisfies Meta<typeof InviteToast>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { longText: { from: longText } satisfies Story['args'] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: says('versus:own.accept') }));
    await expect(args.onAccept).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: says('versus:own.reject') }));
    await expect(args.onReject).toHaveBeenCalledOnce();
  },
};
