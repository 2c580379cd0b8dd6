import { longText, says, storyNumber, storyText } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { storyApps } from '../../story/app-views.ts';
import { tipGoalDocs } from './tip-goal.docs.ts';
import { TipGoal } from './tip-goal.tsx';

const meta = {
  title: 'Room/Room apps/Tip goal',
  component: TipGoal,
  parameters: { componentDocs: tipGoalDocs, conformance: { tag: 'section' } },
  args: { goal: storyApps.tip_goal },
  decorators: [
    (Story) => (
      <div className="max-w-[420px]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TipGoal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { longText: { goal: { ...storyApps.tip_goal, title: longText } } satisfies Story['args'] },
  name: 'Default: in progress [APP-01]',
  play: async ({ canvasElement }) => {
    const text = storyText('room-apps:goal.progress', {
      raised: storyNumber(350),
      target: storyNumber(1_000),
    });
    await expect(within(canvasElement).getByRole('progressbar')).toHaveAttribute('aria-valuetext', text);
  },
};
export const Reached: Story = {
  args: { goal: { ...storyApps.tip_goal, raised: 1_000, reached_by: 'mira' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      says('room-apps:goal.reached', { name: 'mira' }),
    );
  },
};
export const NotStarted: Story = { args: { goal: { ...storyApps.tip_goal, raised: 0 } } };
