import { keepsFocus, says, storyNumber, storyText } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { storyDialog } from '../../lib/story-dialog.ts';
import { showStopDocs } from './show-stop.docs.ts';
import { ShowStop } from './show-stop.tsx';

const meta = {
  title: 'Room/Shows/Show stop',
  component: ShowStop,
  parameters: {
    componentDocs: showStopDocs,
    conformance: { tag: 'div', portal: true },
    docs: { story: { inline: false, height: 420 } },
  },
  args: { viewerName: 'Viewer', held: 90, running: true, onEnd: fn(), onClose: fn() },
} satisfies Meta<typeof ShowStop>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { longText: { held: 999_999 } satisfies Story['args'] },
  name: 'Default: with or without a refund of prepaid tokens [PRIV-04]',
  play: async ({ args }) => {
    const { dialog, element } = await storyDialog({ name: says('broadcaster:stop.title') });
    const refund = { count: 90, shown: storyNumber(90) };
    await expect(dialog.getByText(says('broadcaster:stop.refund', refund))).toBeVisible();
    await expect(element).toHaveAccessibleDescription(
      `${storyText('broadcaster:stop.text', { name: 'Viewer' })} ${storyText('broadcaster:stop.refund', refund)}`,
    );
    await userEvent.click(dialog.getByRole('button', { name: says('broadcaster:stop.endRefund') }));
    await expect(args.onEnd).toHaveBeenLastCalledWith(true);
    await userEvent.click(dialog.getByRole('button', { name: says('broadcaster:stop.end') }));
    await expect(args.onEnd).toHaveBeenLastCalledWith(false);
    await userEvent.click(dialog.getByRole('button', { name: says('broadcaster:stop.stay') }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const ClosesItself: Story = {
  name: 'Closes when the show is over [PRIV-04]',
  args: { running: false },
  play: async ({ args }) => {
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onEnd).not.toHaveBeenCalled();
  },
};
export const NothingIsHeld: Story = {
  args: { held: 0 },
  play: async () => {
    const { dialog } = await storyDialog();
    await expect(dialog.queryByRole('button', { name: says('broadcaster:stop.endRefund') })).toBeNull();
  },
};
export const Ending: Story = { args: { pending: true } };
export const KeepsTheFocus: Story = {
  name: 'A pressed button keeps the focus while it is answered',
  render: function Render(args) {
    const [isBusy, setBusy] = useState(false);
    return <ShowStop {...args} pending={isBusy} onEnd={() => setBusy(true)} />;
  },
  play: async () => {
    const { dialog } = await storyDialog();
    const refund = dialog.getByRole('button', { name: says('broadcaster:stop.endRefund') });
    await keepsFocus(refund);
  },
};
