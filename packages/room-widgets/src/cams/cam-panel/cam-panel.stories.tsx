import { longText, says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { storyCamera } from '../../lib/story-camera.ts';
import { camPanelDocs } from './cam-panel.docs.ts';
import { CamPanel, type CamPanelProps } from './cam-panel.tsx';

const idle: CamPanelProps['view'] = {
  state: { name: 'idle' },
  other: null,
  isBothWays: false,
  local: null,
  remote: null,
  asks: [],
};
const asks = [
  { shareId: 'one', username: 'ada' },
  { shareId: 'two', username: 'bert' },
];

const meta = {
  title: 'Room/Cams/Cam panel',
  component: CamPanel,
  parameters: { componentDocs: camPanelDocs, conformance: { tag: 'div' } },
  args: {
    side: 'broadcaster',
    broadcasterName: 'Luna Maren',
    view: { ...idle, asks },
    onStart: fn(),
    onAccept: fn(),
    onDecline: fn(),
    onStop: fn(),
    onClose: fn(),
  },
  decorators: [
    (Story) => (
      <div className="max-w-[480px]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CamPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Default: the offers of viewers [CAM-01]',
  parameters: {
    longText: {
      view: { ...idle, asks: [{ shareId: 'one', username: longText }] },
    } satisfies Story['args'],
  },
  play: async ({ canvasElement, args }) => {
    const offer = within(canvasElement).getByRole('region', {
      name: says('cams:request.title', { name: 'bert' }),
    });
    await userEvent.click(within(offer).getByRole('button', { name: says('cams:request.accept') }));
    await expect(args.onAccept).toHaveBeenLastCalledWith(asks[1], false);
    await userEvent.click(within(offer).getByRole('button', { name: says('common:decline') }));
    await expect(args.onDecline).toHaveBeenLastCalledWith(asks[1]);
    await expect(
      within(canvasElement).queryByRole('region', { name: says('cams:title') }),
    ).not.toBeInTheDocument();
  },
};
export const Viewer: Story = {
  name: 'A viewer may offer a camera',
  args: { side: 'viewer', view: idle },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: says('cams:start') }));
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
};
export const Microphone: Story = {
  name: 'The microphone button silences the camera that is sent',
  args: { view: { ...idle, state: { name: 'connected', shareId: 'one' }, other: 'ada', asks: [] } },
  render: function Render(args) {
    const [local, setLocal] = useState<MediaStream | null>(null);
    useEffect(() => setLocal(storyCamera('#1d3557', '#a8dadc')), []);
    return <CamPanel {...args} view={{ ...args.view, local }} />;
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: says('cams:micOff') }));
    const { srcObject } = canvas.getByLabelText<HTMLVideoElement>(says('cams:own'));
    const tracks = srcObject instanceof MediaStream ? srcObject.getAudioTracks() : [];
    await expect(tracks.map(({ enabled }) => enabled)).toEqual([false]);
    await userEvent.click(canvas.getByRole('button', { name: says('cams:micOn') }));
    await expect(tracks.map(({ enabled }) => enabled)).toEqual([true]);
    await userEvent.click(canvas.getByRole('button', { name: says('cams:stop') }));
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
};
export const Nothing: Story = { args: { view: idle } };
