import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { MeetStart } from '../meet-start/meet-start.tsx';
import { meetScreenDocs } from './meet-screen.docs.ts';
import { MeetScreen } from './meet-screen.tsx';

const meta = {
  title: 'Room/Meet/Screen',
  component: MeetScreen,
  parameters: { componentDocs: meetScreenDocs, conformance: { tag: 'div' } },
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
