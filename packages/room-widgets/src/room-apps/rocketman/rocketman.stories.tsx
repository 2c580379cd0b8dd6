import { says, storyNumber } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { storyApps } from '../../story/app-views.ts';
import { rocketmanDocs } from './rocketman.docs.ts';
import { Rocketman } from './rocketman.tsx';

const meta = {
  title: 'Room/Room apps/Rocketman',
  component: Rocketman,
  parameters: { componentDocs: rocketmanDocs, conformance: { tag: 'section' } },
  args: { rocket: storyApps.rocketman },
  decorators: [
    (Story) => (
      <div className="max-w-[420px]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Rocketman>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Default: half a tank [APP-01]',
  play: async ({ canvasElement }) => {
    const name = says('room-apps:rocket.fuel', { filled: storyNumber(180), all: storyNumber(300) });
    await expect(within(canvasElement).getByRole('img', { name })).toBeVisible();
  },
};
export const OnTheGround: Story = {
  args: { rocket: { ...storyApps.rocketman, filled: 0, flights: 0, last_by: null } },
};
export const NearlyFull: Story = { args: { rocket: { ...storyApps.rocketman, filled: 299 } } };
export const ReducedMotion: Story = {
  name: 'The setting of the page for reduced motion stops the rocket',
  globals: { motion: 'reduced' },
  play: async ({ canvasElement }) => {
    const rocket = canvasElement.querySelector('.transition-transform') as HTMLElement;
    await expect(Number.parseFloat(getComputedStyle(rocket).transitionDuration)).toBeLessThan(0.001);
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile' }, language: 'de' } };
