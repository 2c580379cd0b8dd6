import { longText, says, storyNumber } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { storyApps } from '../../story/app-views.ts';
import { outcomeDocs } from './outcome.docs.ts';
import { Outcome } from './outcome.tsx';

const meta = {
  title: 'Room/Room apps/Outcome',
  component: Outcome,
  parameters: { componentDocs: outcomeDocs, conformance: { tag: 'section' } },
  args: { game: storyApps.outcome, voteAmount: 25, canTip: true, onVote: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-[420px]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Outcome>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    longText: {
      game: { ...storyApps.outcome, question: longText, options: [{ label: longText, tokens: 5 }] },
    } satisfies Story['args'],
  },
  name: 'Default: votes with tokens [APP-01]',
  play: async ({ canvasElement, args }) => {
    const name = says('room-apps:outcome.vote', { label: 'Slow song', shown: storyNumber(25) });
    await userEvent.click(within(canvasElement).getByRole('button', { name }));
    await expect(args.onVote).toHaveBeenCalledWith('Slow song');
  },
};
export const Decided: Story = {
  args: { game: { ...storyApps.outcome, decided: 1 } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent(
      says('room-apps:outcome.decided', { label: 'Fast song' }),
    );
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Voting: Story = { args: { pendingId: 'Fast song' } };
export const ForTheBroadcaster: Story = { args: { canTip: false } };
