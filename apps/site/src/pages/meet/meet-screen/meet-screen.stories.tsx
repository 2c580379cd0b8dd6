import { MeetStart } from '@footlight/room-widgets';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { MeetScreen } from './meet-screen.tsx';

const meta = {
  title: 'Screens/Meet',
  component: MeetScreen,
  args: {
    title: 'Speed-date',
    children: (
      <MeetStart
        product="date"
        side="viewer"
        wants={[]}
        onWantsChange={fn()}
        onPreview={fn()}
        onStart={fn()}
        onDismiss={fn()}
      />
    ),
  },
} satisfies Meta<typeof MeetScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent('Speed-date');
  },
};
