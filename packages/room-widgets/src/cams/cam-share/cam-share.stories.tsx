import { longText, says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { storyCamera } from '../../lib/story-camera.ts';
import { camShareDocs } from './cam-share.docs.ts';
import { CamShare, type CamShareProps } from './cam-share.tsx';
import type { CamShareEnd, CamShareProblem } from './cam-share-state.ts';

const viewerCamera = () => storyCamera('#1d3557', '#a8dadc');
const modelCamera = () => storyCamera('#4a1d57', '#f4a6d7');

/** Cameras exist only in the browser: the server renders the card without them. */
const Filmed = ({
  own,
  others,
  ...props
}: CamShareProps & { own?: () => MediaStream; others?: () => MediaStream }) => {
  const [streams, setStreams] = useState<Pick<CamShareProps, 'local' | 'remote'>>({
    local: null,
    remote: null,
  });
  useEffect(() => {
    setStreams({ local: own?.() ?? null, remote: others?.() ?? null });
  }, [own, others]);
  return <CamShare {...props} {...streams} />;
};
const withoutMicrophone = () => storyCamera('#1d3557', '#a8dadc', false);

const meta = {
  title: 'Room/Cams/Cam share',
  component: CamShare,
  parameters: { componentDocs: camShareDocs, conformance: { tag: 'section' } },
  args: {
    side: 'viewer',
    state: { name: 'idle' },
    otherName: 'Luna Maren',
    local: null,
    remote: null,
    microphoneOn: true,
    onMicrophoneChange: fn(),
    onStart: fn(),
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
} satisfies Meta<typeof CamShare>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Default: the offer [CAM-01]',
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: says('cams:start') }));
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
};
export const Opening: Story = { args: { state: { name: 'opening' } } };

export const Waiting: Story = {
  name: 'Waiting for the answer, with the own camera [CAM-01]',
  args: { state: { name: 'requesting' } },
  render: (args) => <Filmed {...args} own={viewerCamera} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent(
      says('cams:state.requesting', { name: 'Luna Maren' }),
    );
    await waitFor(() => expect(canvasElement.querySelector('[data-part=own]')).not.toBeNull());
    const own = canvasElement.querySelector('[data-part=own]');
    await expect(getComputedStyle(own as Element).scale).toBe('-1 1');
    await expect(own).toHaveProperty('muted', true);
    await userEvent.click(canvas.getByRole('button', { name: says('cams:cancel') }));
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
};
export const Connecting: Story = {
  args: { state: { name: 'ready' } },
  render: (args) => <Filmed {...args} own={viewerCamera} />,
};

export const BothWays: Story = {
  name: 'Connected; the own picture can be moved [CAM-01]',
  args: { state: { name: 'connected' } },
  render: (args) => <Filmed {...args} own={viewerCamera} others={modelCamera} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const own = await canvas.findByRole('button', { name: says('cams:move') });
    await expect(own).toHaveAttribute('data-corner', 'bottom-end');
    own.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(own).toHaveAttribute('data-corner', 'top-end');
    // Dragged to the bottom left, in either text direction.
    const area = (own.parentElement as Element).getBoundingClientRect();
    const from = own.getBoundingClientRect();
    const pointer = { pointerId: 1, clientX: from.left + 5, clientY: from.top + 5 };
    own.setPointerCapture = () => undefined;
    fireEvent.pointerDown(own, pointer);
    fireEvent.pointerMove(own, { ...pointer, clientX: area.left + 8, clientY: area.bottom - 8 });
    fireEvent.pointerUp(own, { ...pointer, clientX: area.left + 8, clientY: area.bottom - 8 });
    const isRightToLeft = getComputedStyle(own).direction === 'rtl';
    await expect(own).toHaveAttribute('data-corner', isRightToLeft ? 'bottom-end' : 'bottom-start');
    await userEvent.click(canvas.getByRole('button', { name: says('cams:micOff') }));
    await expect(args.onMicrophoneChange).toHaveBeenCalledWith(false);
    const other = canvasElement.querySelector('video[data-part=other]');
    await userEvent.click(
      canvas.getByRole('button', { name: says('cams:soundOff', { name: 'Luna Maren' }) }),
    );
    await expect(other).toHaveProperty('muted', true);
    await userEvent.click(canvas.getByRole('button', { name: says('cams:stop') }));
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
};
const Sharing = (props: CamShareProps) => {
  const [state, setState] = useState(props.state);
  return (
    <CamShare
      {...props}
      state={state}
      onStart={() => setState({ name: 'opening' })}
      onStop={() => setState({ name: 'ended', end: 'stopped' })}
      onClose={() => setState({ name: 'idle' })}
    />
  );
};
export const KeepsTheFocus: Story = {
  name: 'The focus follows from step to step',
  render: (args) => <Sharing {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const press = (name: RegExp) => userEvent.click(canvas.getByRole('button', { name }));
    const part = (name: string) => canvasElement.querySelector(`[data-part=${name}]`);
    await press(says('cams:start'));
    await expect(part('status')).toHaveFocus();
    await press(says('cams:cancel'));
    await expect(part('over')).toHaveFocus();
    await press(says('common:retry'));
    await expect(part('status')).toHaveFocus();
    await press(says('cams:cancel'));
    await press(says('common:close'));
    await expect(part('hint')).toHaveFocus();
  },
};
export const SeenByTheBroadcaster: Story = {
  args: { side: 'broadcaster', otherName: 'viewer', state: { name: 'connected' } },
  render: (args) => <Filmed {...args} others={viewerCamera} />,
};
export const WithoutMicrophone: Story = {
  args: { state: { name: 'connected' } },
  render: (args) => <Filmed {...args} own={withoutMicrophone} />,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-part=own]')).not.toBeNull());
    await expect(canvasElement.querySelector('[data-part=microphone]')).toBeNull();
  },
};

export const Declined: Story = {
  name: 'Declined, with the text of the specification [CAM-01]',
  args: { state: { name: 'ended', end: 'declined' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(says('cams:end.declined', { model: 'Luna Maren' }))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: says('common:retry') }));
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
};

const ENDS: readonly CamShareEnd[] = ['stopped', 'left', 'no_answer', 'lost', 'refused'];
const PROBLEMS: readonly CamShareProblem[] = [
  'denied',
  'missing',
  'busy',
  'unsuitable',
  'unsupported',
  'device_lost',
  'connection',
];
export const EveryEnd: Story = {
  render: (args) => (
    <div className="flex flex-col gap-3">
      {ENDS.map((end) => (
        <CamShare key={end} {...args} aria-label={end} state={{ name: 'ended', end }} />
      ))}
    </div>
  ),
};
export const EveryProblem: Story = {
  name: 'Every problem [CAM-01]',
  render: (args) => (
    <div className="flex flex-col gap-3">
      {PROBLEMS.map((problem) => (
        <CamShare key={problem} {...args} aria-label={problem} state={{ name: 'failed', problem }} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const said = within(canvasElement).getAllByRole('alert');
    await expect(new Set(said.map((one) => one.textContent)).size).toBe(PROBLEMS.length);
  },
};
export const ConnectedOnAPhone: Story = {
  globals: { viewport: { value: 'mobile' }, language: 'de' },
  args: { otherName: longText, state: { name: 'connected' } },
  render: (args) => <Filmed {...args} own={viewerCamera} others={modelCamera} />,
};
