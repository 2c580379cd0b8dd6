import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { storyApps } from '../../story/app-views.ts';
import { easterEggDocs } from './easter-egg.docs.ts';
import { EasterEgg } from './easter-egg.tsx';

const meta = {
  title: 'Room/Room apps/Easter egg',
  component: EasterEgg,
  parameters: { componentDocs: easterEggDocs, conformance: { tag: 'section' } },
  args: { egg: storyApps.easter_egg },
  decorators: [
    (Story) => (
      <div className="max-w-[420px]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof EasterEgg>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Default: found twice [APP-01]',
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('sky_rider');
  },
};
export const Hidden: Story = { args: { egg: { ...storyApps.easter_egg, found: 0, last_by: null } } };
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile' }, language: 'de' } };
