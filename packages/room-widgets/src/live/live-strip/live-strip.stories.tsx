import { says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { liveStripDocs } from './live-strip.docs.ts';
import { LiveStrip } from './live-strip.tsx';

const meta = {
  title: 'Room/Live/Live strip',
  component: LiveStrip,
  parameters: { componentDocs: liveStripDocs, conformance: { tag: 'section' } },
  args: { step: 'live', href: '/studio', onEnd: fn() },
} satisfies Meta<typeof LiveStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Default: leads back to the camera and ends the broadcast [ROOM-03]',
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent(says('live:live'));
    await expect(canvas.getByRole('link', { name: says('live:strip.back') })).toHaveAttribute(
      'href',
      '/studio',
    );
    await userEvent.click(canvas.getByRole('button', { name: says('live:end') }));
    await expect(args.onEnd).toHaveBeenCalledOnce();
  },
};
export const Reconnecting: Story = { args: { step: 'reconnecting' } };
export const Ending: Story = { args: { step: 'ending' } };
export const Ended: Story = {
  args: { step: 'ended' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: says('live:end') })).toBeNull();
  },
};

/** Before a broadcast there is nothing to lead back to. */
export const Nothing: Story = {
  args: { step: 'preview' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-component=live-strip]')).toBeNull();
  },
};
