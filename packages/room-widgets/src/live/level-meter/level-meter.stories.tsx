import { says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { levelMeterDocs } from './level-meter.docs.ts';
import { LevelMeter } from './level-meter.tsx';

const meta = {
  title: 'Room/Live/Level meter',
  component: LevelMeter,
  parameters: { componentDocs: levelMeterDocs, conformance: { tag: 'div' } },
  args: { stream: null, onLevel: fn() },
} satisfies Meta<typeof LevelMeter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const meter = within(canvasElement).getByRole('meter', { name: says('live:level') });
    await expect(meter).toHaveAttribute('aria-valuenow', '0');
  },
};
