import { longText, says, storyText } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { storyCamera } from '../../lib/story-camera.ts';
import { cameraStageDocs } from './camera-stage.docs.ts';
import { CameraStage } from './camera-stage.tsx';

const devices = {
  cameras: [
    { id: 'front', label: 'Front camera' },
    { id: 'desk', label: 'Desk camera' },
  ],
  microphones: [{ id: 'mic', label: 'Microphone' }],
  cameraId: 'front',
  microphoneId: 'mic',
};

const meta = {
  title: 'Room/Live/Camera stage',
  component: CameraStage,
  parameters: { componentDocs: cameraStageDocs, conformance: { tag: 'section' } },
  args: {
    step: 'preview',
    stream: null,
    ...devices,
    roomHref: '/luna_maren',
    onOpen: fn(),
    onCameraChange: fn(),
    onMicrophoneChange: fn(),
    onGoLive: fn(),
    onEnd: fn(),
  },
  loaders: [
    async ({ args: { step } }) => ({
      stream: ['closed', 'opening'].includes(step) ? null : storyCamera('#3d1e6d', '#f0a35e'),
    }),
  ],
  render: (args, { loaded }) => (
    <CameraStage {...args} stream={(loaded.stream as MediaStream | null) ?? null} />
  ),
} satisfies Meta<typeof CameraStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    longText: {
      step: 'preview',
      error: longText,
      cameras: [{ id: 'front', label: longText }],
    } satisfies Story['args'],
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByLabelText(says('live:camera')), 'desk');
    await expect(args.onCameraChange).toHaveBeenCalledWith('desk');
    await userEvent.click(canvas.getByRole('button', { name: says('live:go') }));
    await expect(args.onGoLive).toHaveBeenCalledOnce();
  },
};
export const Closed: Story = {
  args: { step: 'closed', cameras: [], microphones: [] },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: says('live:openCamera') }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};
export const NoCamera: Story = {
  args: { step: 'closed', cameras: [], microphones: [] },
  render: (args) => <CameraStage {...args} error={storyText('live:problem.missing')} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(says('live:problem.missing'))).toBeVisible();
  },
};
export const Opening: Story = { args: { step: 'opening' } };
export const Starting: Story = { args: { step: 'starting' } };
export const Live: Story = {
  args: { step: 'live', since: Date.now() - 754_000 },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const time = canvasElement.querySelector('[data-part=air-time]') as HTMLElement;
    const before = time.textContent;
    await expect(before).toMatch(/^1[2-3]:\d\d$/);
    await waitFor(() => expect(time.textContent).not.toBe(before), { timeout: 3_000 });
    await expect(canvas.queryByLabelText(says('live:camera'))).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: says('live:end') }));
    await expect(args.onEnd).toHaveBeenCalledOnce();
  },
};
/** The clock of this browser is an hour slow: it says that the broadcast has not started yet. */
export const WrongClock: Story = {
  args: { step: 'live', since: Date.now() + 3_000_000, clock: () => Date.now() + 3_600_000 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-part=air-time]')).toHaveTextContent(/^10:\d\d$/);
  },
};
export const SavingTheRoom: Story = { args: { pending: true } };
export const Reconnecting: Story = {
  args: { step: 'reconnecting' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(says('live:reconnecting'));
  },
};
export const Ending: Story = { args: { step: 'ending' } };
export const Ended: Story = {
  args: { step: 'ended' },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: says('live:again') }));
    await expect(args.onGoLive).toHaveBeenCalledOnce();
  },
};
