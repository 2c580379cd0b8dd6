import { keepsFocus, longText, says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { camRequestDocs } from './cam-request.docs.ts';
import { CamRequest } from './cam-request.tsx';

const meta = {
  title: 'Room/Cams/Cam request',
  component: CamRequest,
  parameters: { componentDocs: camRequestDocs, conformance: { tag: 'section' } },
  args: { viewerName: 'viewer', onAccept: fn(), onDecline: fn() },
} satisfies Meta<typeof CamRequest>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { longText: { viewerName: longText } satisfies Story['args'] },
  name: 'Default: accept with or without the own camera [CAM-01]',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: says('cams:request.accept') }));
    await expect(args.onAccept).toHaveBeenLastCalledWith(false);
    await userEvent.click(canvas.getByRole('checkbox', { name: says('cams:request.mine') }));
    await userEvent.click(canvas.getByRole('button', { name: says('cams:request.accept') }));
    await expect(args.onAccept).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: says('common:decline') }));
    await expect(args.onDecline).toHaveBeenCalledOnce();
  },
};
export const AnotherRuns: Story = {
  args: { pending: true },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('button', { name: says('cams:request.accept') }),
    ).toHaveAttribute('aria-disabled', 'true');
  },
};
export const KeepsTheFocus: Story = {
  name: 'A pressed button keeps the focus while it is answered',
  render: function Render(args) {
    const [isBusy, setBusy] = useState(false);
    return <CamRequest {...args} pending={isBusy} onAccept={() => setBusy(true)} />;
  },
  play: async ({ canvasElement }) => {
    const accept = within(canvasElement).getByRole('button', { name: says('cams:request.accept') });
    await keepsFocus(accept);
  },
};
