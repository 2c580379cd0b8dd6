import { longText, says, storyNumber } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { storyApps } from '../../story/app-views.ts';
import { kingOfTheHillDocs } from './king-of-the-hill.docs.ts';
import { KingOfTheHill } from './king-of-the-hill.tsx';

const meta = {
  title: 'Room/Room apps/King of the hill',
  component: KingOfTheHill,
  parameters: { componentDocs: kingOfTheHillDocs, conformance: { tag: 'section' } },
  args: { king: storyApps.king_of_the_hill },
  decorators: [
    (Story) => (
      <div className="max-w-[420px]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof KingOfTheHill>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    longText: {
      king: { ...storyApps.king_of_the_hill, username: longText.slice(0, 64), tip: 100_000 },
    } satisfies Story['args'],
  },
  name: 'Default: with a king [APP-01]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('sky_rider');
    await expect(canvas.getByText(says('room-apps:king.next', { shown: storyNumber(120) }))).toBeVisible();
  },
};
export const Empty: Story = {
  args: { king: { ...storyApps.king_of_the_hill, username: null, tip: 0 } },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText(says('room-apps:king.first', { shown: storyNumber(10) })),
    ).toBeVisible();
  },
};
