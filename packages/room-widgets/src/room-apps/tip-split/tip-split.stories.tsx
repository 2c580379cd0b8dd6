import { keepsFocus, longText, says, storyNumber } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { storySplit } from '../../story/app-views.ts';
import { tipSplitDocs } from './tip-split.docs.ts';
import { TipSplit } from './tip-split.tsx';

const meta = {
  title: 'Room/Room apps/Tip split',
  component: TipSplit,
  parameters: { componentDocs: tipSplitDocs, conformance: { tag: 'section' } },
  args: {
    split: storySplit,
    viewerName: 'viewer',
    canTip: true,
    staff: false,
    onStart: fn(),
    onJoin: fn(),
    onCancel: fn(),
  },
  decorators: [
    (Story) => (
      <div className="max-w-[420px]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TipSplit>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    longText: {
      split: {
        ...storySplit,
        by: longText.slice(0, 64),
        splitters: [longText.slice(0, 64), longText.slice(0, 60)],
      },
    } satisfies Story['args'],
  },
  name: 'Default: proposed, joined for a share [TIP-03]',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button', { name: says('room-apps:split.cancel') })).toBeNull();
    await userEvent.click(
      canvas.getByRole('button', { name: says('room-apps:split.join', { shown: storyNumber(33) }) }),
    );
    await expect(args.onJoin).toHaveBeenCalledWith({ split_id: 3, share: 33 });
  },
};
export const Available: Story = {
  name: 'Available: somebody proposes one [TIP-03]',
  args: { split: null },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(
      canvas.getByRole('button', { name: says('room-apps:split.start', { shown: storyNumber(30) }) }),
    );
    await expect(args.onStart).toHaveBeenCalledWith({ target_splitters: 3, split_amount: 90 });
    await userEvent.clear(canvas.getByRole('spinbutton', { name: says('room-apps:split.people') }));
    await expect(canvas.getByText(says('room-apps:split.invalid'))).toBeVisible();
  },
};
export const InIt: Story = {
  args: { split: { ...storySplit, splitters: ['mira', 'viewer'], remaining: 1 } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(says('room-apps:split.mine'))).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const OwnProposal: Story = {
  args: { viewerName: 'mira' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: says('room-apps:split.cancel') }),
    );
    await expect(args.onCancel).toHaveBeenCalledWith(3);
  },
};
export const KeepsTheFocus: Story = {
  name: 'A pressed button keeps the focus while it is answered',
  args: { viewerName: 'mira' },
  render: function Render(args) {
    const [isBusy, setBusy] = useState(false);
    return <TipSplit {...args} pending={isBusy} onCancel={() => setBusy(true)} />;
  },
  play: async ({ canvasElement }) => {
    const cancel = within(canvasElement).getByRole('button', { name: says('room-apps:split.cancel') });
    await keepsFocus(cancel);
  },
};
export const FocusOfTheStatus: Story = {
  name: 'The status takes the focus of the form and of the buttons that it replaces',
  args: { viewerName: 'mira' },
  render: function Render(args) {
    const [split, setSplit] = useState<typeof args.split>(null);
    const [viewerName, setViewer] = useState(args.viewerName);
    return (
      <>
        <TipSplit
          {...args}
          split={split}
          viewerName={viewerName}
          onStart={() => setSplit({ ...storySplit, splitters: ['mira'] })}
          onCancel={() => setSplit({ ...storySplit, mode: 'canceled' })}
          onJoin={() => setSplit({ ...storySplit, splitters: ['mira', 'viewer'], remaining: 1 })}
        />
        <button type="button" onClick={() => setViewer('viewer')}>
          Another viewer
        </button>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const status = canvas.getByRole('status');
    const start = () =>
      canvas.getByRole('button', { name: says('room-apps:split.start', { shown: storyNumber(30) }) });
    // Enter in a field submits the form, too.
    await userEvent.type(canvas.getByRole('spinbutton', { name: says('room-apps:split.people') }), '{Enter}');
    await expect(status).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: says('room-apps:split.cancel') }));
    await expect(status).toHaveTextContent(says('room-apps:split.canceled'));
    await expect(status).toHaveFocus();
    await userEvent.click(start());
    await userEvent.click(canvas.getByRole('button', { name: 'Another viewer' }));
    await userEvent.click(
      canvas.getByRole('button', { name: says('room-apps:split.join', { shown: storyNumber(33) }) }),
    );
    await expect(status).toHaveFocus();
  },
};
export const ForTheBroadcaster: Story = { args: { canTip: false, staff: true } };
export const Canceled: Story = { args: { split: { ...storySplit, mode: 'canceled' } } };
export const Success: Story = { args: { split: { ...storySplit, mode: 'success', remaining: 0 } } };
export const Joining: Story = { args: { pending: true } };
