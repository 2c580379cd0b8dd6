import { says, storyNumber } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { storyApps } from '../../story/app-views.ts';
import { sodastarDocs } from './sodastar.docs.ts';
import { Sodastar } from './sodastar.tsx';

const meta = {
  title: 'Room/Room apps/Sodastar',
  component: Sodastar,
  parameters: { componentDocs: sodastarDocs, conformance: { tag: 'section' } },
  args: { soda: storyApps.sodastar },
  decorators: [
    (Story) => (
      <div className="max-w-[420px]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Sodastar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Default: three stars [APP-01]',
  play: async ({ canvasElement }) => {
    const stars = within(canvasElement).getAllByRole('listitem');
    await expect(stars).toHaveLength(3);
    await expect(stars[0]).toHaveTextContent('mira');
  },
};
export const Empty: Story = {
  args: { soda: { ...storyApps.sodastar, stars: [] } },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText(says('room-apps:soda.empty', { shown: storyNumber(25) })),
    ).toBeVisible();
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile' }, language: 'de' } };
