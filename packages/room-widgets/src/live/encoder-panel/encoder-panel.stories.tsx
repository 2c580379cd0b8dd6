import { longText, says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { encoderPanelDocs } from './encoder-panel.docs.ts';
import { EncoderPanel } from './encoder-panel.tsx';

const meta = {
  title: 'Room/Live/Encoder panel',
  component: EncoderPanel,
  parameters: { componentDocs: encoderPanelDocs, conformance: { tag: 'section' } },
  args: {
    server: 'rtmp://ingest.example.com/live',
    whipServer: null,
    newKey: null,
    createdOn: '3 May 2026',
    usedOn: '9 May 2026',
    health: null,
    onRotate: fn(),
    onRevoke: fn(),
  },
} satisfies Meta<typeof EncoderPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const whipServer = 'https://ingest.example.com/live/s_luna_maren/whip';

export const Default: Story = {
  parameters: {
    longText: {
      server: `rtmp://${longText.replaceAll(' ', '-')}.example.com/live`,
      whipServer,
    } satisfies Story['args'],
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: says('live:encoder.rotate') }));
    // The old key stops working, so the panel asks first.
    await expect(args.onRotate).not.toHaveBeenCalled();
    await expect(canvas.getByRole('status')).toHaveTextContent(says('live:encoder.rotateAsk'));
    await userEvent.click(canvas.getByRole('button', { name: says('live:encoder.confirm') }));
    await expect(args.onRotate).toHaveBeenCalledOnce();
  },
};
export const NoKey: Story = {
  args: { createdOn: null, usedOn: null },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: says('live:encoder.create') }));
    await expect(args.onRotate).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: says('live:encoder.revoke') })).toBeNull();
  },
};
const key = 'fl_0123456789abcdef0123456789abcdef0123456789abcdef';
const newKey = { streamKey: `s_luna_maren?key=${key}`, bearerToken: key };
export const NewKey: Story = {
  args: { newKey },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByLabelText(says('live:encoder.key'))).toHaveValue(newKey.streamKey);
    // Without an address for WHIP there is nothing to use the token for.
    await expect(canvas.queryByLabelText(says('live:encoder.bearer'))).toBeNull();
  },
};
export const Whip: Story = {
  args: { whipServer, newKey },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByLabelText(says('live:encoder.whipServer'))).toHaveValue(whipServer);
    await expect(canvas.getByLabelText(says('live:encoder.bearer'))).toHaveValue(key);
  },
};
export const Revoked: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: says('live:encoder.revoke') }));
    await userEvent.click(canvas.getByRole('button', { name: says('common:cancel') }));
    await expect(args.onRevoke).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: says('live:encoder.revoke') }));
    await userEvent.click(canvas.getByRole('button', { name: says('live:encoder.confirm') }));
    await expect(args.onRevoke).toHaveBeenCalledOnce();
  },
};
export const Sending: Story = {
  args: { health: { bitrate: 3_200_000, fps: 30, dropped: null, width: 1920, height: 1080 } },
};
