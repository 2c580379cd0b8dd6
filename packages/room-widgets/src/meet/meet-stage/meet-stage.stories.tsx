import { begins, longText, says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { storyCamera } from '../../lib/story-camera.ts';
import { meetStageDocs } from './meet-stage.docs.ts';
import { MeetStage, type MeetStageProps } from './meet-stage.tsx';

/** Cameras exist only in the browser: the server renders the stage without them. */
const Filmed = ({ seen = false, ...props }: MeetStageProps & { seen?: boolean }) => {
  const [streams, setStreams] = useState<Pick<MeetStageProps, 'local' | 'remote'>>({
    local: null,
    remote: null,
  });
  useEffect(() => {
    setStreams({
      local: storyCamera('#1d3557', '#a8dadc'),
      remote: seen ? storyCamera('#4a1d57', '#f4a6d7') : null,
    });
  }, [seen]);
  return <MeetStage {...props} {...streams} />;
};

const date = { name: 'Luna Maren', hasAccepted: false, price: 30, terms: { minimum: 60, preTip: 0 } };
const actions = {
  onAccept: fn(),
  onNext: fn(),
  onStop: fn(),
  onReport: fn(),
  onMicrophoneChange: fn(),
};

const meta = {
  title: 'Room/Meet/Meet stage',
  component: MeetStage,
  parameters: { componentDocs: meetStageDocs, conformance: { tag: 'section' } },
  args: {
    side: 'viewer',
    stage: 'waiting',
    partner: null,
    local: null,
    remote: null,
    meter: null,
    notice: null,
    microphoneOn: true,
    pending: false,
    actions,
  },
  decorators: [
    (Story) => (
      <div className="max-w-5xl">
        <Story />
      </div>
    ),
  ],
  render: (args) => <Filmed {...args} />,
} satisfies Meta<typeof MeetStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Default: waiting for a partner [DATE-02]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent(says('meet:stage.waiting'));
    await expect(canvas.queryByRole('button', { name: says('meet:next') })).toBeNull();
    actions.onStop.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: says('meet:stop') }));
    await expect(actions.onStop).toHaveBeenCalledOnce();
  },
};
export const LeftAndWaiting: Story = {
  args: { notice: { appearance: 'info', text: 'Your partner has left.' } },
};
export const Proposed: Story = {
  name: 'A proposed date with its price [DATE-01]',
  args: { stage: 'matched', partner: date },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    actions.onAccept.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: says('meet:accept') }));
    await expect(actions.onAccept).toHaveBeenCalledOnce();
    const price = canvasElement.querySelector('[data-part=price]');
    await expect(price).toHaveTextContent(begins('meet:price.viewer', { price: 30 }));
    await expect(canvasElement.querySelector('[data-part=minimum]')).toHaveTextContent(
      says('meet:price.minimum', { minimum: 60 }),
    );
  },
};
/** A viewer cannot accept before they see the minimum. */
export const ProposedBeforeItsTerms: Story = {
  args: { stage: 'matched', partner: { ...date, terms: null } },
  play: async ({ canvasElement }) => {
    actions.onAccept.mockClear();
    await userEvent.click(within(canvasElement).getByRole('button', { name: says('meet:accept') }));
    await expect(actions.onAccept).not.toHaveBeenCalled();
  },
};
/** As on the site: the answers replace or remove the pressed buttons. */
const Answered = (props: MeetStageProps) => {
  const [state, setState] = useState<Pick<MeetStageProps, 'stage' | 'partner' | 'pending'>>(props);
  return (
    <MeetStage
      {...props}
      {...state}
      actions={{
        ...props.actions,
        onAccept: () => setState({ stage: 'matched', partner: { ...date, hasAccepted: true } }),
        onNext: () => {
          props.actions.onNext();
          setState({ ...state, pending: true });
        },
        onReport: () => setState({ stage: 'waiting', partner: null }),
      }}
    />
  );
};
export const KeepsTheFocus: Story = {
  name: 'The focus stays when the pressed button goes or is busy',
  args: { stage: 'matched', partner: date },
  render: (args) => <Answered {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = (key: 'accept' | 'next' | 'report') =>
      canvas.getByRole('button', { name: says(`meet:${key}`) });
    await userEvent.click(button('accept'));
    await expect(canvas.getByRole('status')).toHaveFocus();
    actions.onNext.mockClear();
    await userEvent.click(button('next'));
    await expect(button('next')).toHaveAttribute('aria-disabled', 'true');
    await expect(button('next')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(actions.onNext).toHaveBeenCalledOnce();
    await userEvent.click(button('report'));
    await expect(canvas.getByRole('status')).toHaveFocus();
  },
};
export const ProposedToTheBroadcaster: Story = {
  args: { side: 'broadcaster', stage: 'matched', partner: { ...date, name: 'viewer', terms: null } },
};
export const Accepted: Story = { args: { stage: 'matched', partner: { ...date, hasAccepted: true } } };
export const Connecting: Story = {
  args: { stage: 'connecting', partner: { ...date, price: null, hasAccepted: true } },
};
export const Running: Story = {
  name: 'A running date in its last minute [DATE-01]',
  args: {
    stage: 'running',
    partner: { ...date, hasAccepted: true },
    meter: { spent: 45, remaining: 40 },
  },
  render: (args) => <Filmed {...args} seen />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvasElement.querySelector('video[data-part=other]')).not.toBeNull());
    await expect(canvasElement.querySelector('[data-part=low]')).toHaveTextContent('40');
    actions.onReport.mockClear();
    actions.onNext.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: says('meet:report') }));
    await expect(actions.onReport).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: says('meet:next') }));
    await expect(actions.onNext).toHaveBeenCalledOnce();
  },
};
export const CallFailed: Story = {
  args: {
    stage: 'matched',
    partner: date,
    notice: { appearance: 'error', text: 'You have too few tokens.' },
  },
};
export const RunningOnAPhone: Story = {
  globals: { viewport: { value: 'mobile' }, language: 'de' },
  args: {
    stage: 'running',
    partner: { name: longText, hasAccepted: true, price: 10_000, terms: { minimum: 30_500, preTip: 500 } },
    meter: { spent: 1_234_567, remaining: 9 },
  },
  render: (args) => <Filmed {...args} seen />,
};
