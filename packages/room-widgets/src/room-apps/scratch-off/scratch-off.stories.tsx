import { says, storyNumber } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { storyApps } from '../../story/app-views.ts';
import { scratchOffDocs } from './scratch-off.docs.ts';
import { ScratchOff } from './scratch-off.tsx';

const mine = { id: 6, username: 'viewer', prize: 0 };
const withMine = { ...storyApps.scratch_off, plays: [...storyApps.scratch_off.plays, mine] };

const meta = {
  title: 'Room/Room apps/Scratch off',
  component: ScratchOff,
  parameters: { componentDocs: scratchOffDocs, conformance: { tag: 'section' } },
  args: {
    game: storyApps.scratch_off,
    card: null,
    balance: 500,
    canPlay: true,
    onPlay: fn(),
    onBuyTokens: fn(),
    onScratched: fn(),
  },
  decorators: [
    (Story) => (
      <div className="max-w-[420px]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ScratchOff>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Default: shows price and chances [APP-01]',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(says('room-apps:play.chance', { shown: storyNumber(10) }))).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: says('room-apps:scratch.buy', { shown: storyNumber(15) }) }),
    );
    await expect(args.onPlay).toHaveBeenCalledOnce();
  },
};
export const ScratchedByTheButton: Story = {
  args: { card: mine, game: withMine },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByText(/viewer/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: says('room-apps:scratch.reveal') }));
    await expect(canvas.getByRole('status')).toHaveTextContent(
      says('room-apps:scratch.yours', { label: 'A song of your choice' }),
    );
    await expect(canvas.getByRole('status')).toHaveFocus();
    await expect(args.onScratched).toHaveBeenCalledWith(6);
  },
};
export const ScratchedByThePointer: Story = {
  args: { card: mine, game: withMine },
  play: async ({ canvasElement, args }) => {
    const cells = [...canvasElement.querySelectorAll('[data-cell]')];
    await expect(cells.length).toBeGreaterThan(14);
    for (const cell of cells.slice(0, 14)) {
      const { x, y, width, height } = cell.getBoundingClientRect();
      fireEvent.pointerMove(cell, { clientX: x + width / 2, clientY: y + height / 2 });
    }
    await waitFor(() => expect(args.onScratched).toHaveBeenCalledWith(6));
  },
};
export const TooFewTokens: Story = {
  args: { balance: 5 },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: says('common:buyTokens') }));
    await expect(args.onBuyTokens).toHaveBeenCalledOnce();
    await expect(args.onPlay).not.toHaveBeenCalled();
  },
};
export const Playing: Story = { args: { pending: true } };
export const ForTheBroadcaster: Story = { args: { canPlay: false } };
export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile' }, language: 'de' },
  args: { card: mine, game: withMine },
};
