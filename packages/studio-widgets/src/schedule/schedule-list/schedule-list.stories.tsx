import { examplePlannedShows } from '@footlight/contract/fixtures';
import { says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { scheduleListDocs } from './schedule-list.docs.ts';
import { ScheduleList } from './schedule-list.tsx';

const meta = {
  title: 'Studio/Schedule/Schedule list',
  component: ScheduleList,
  parameters: { componentDocs: scheduleListDocs, conformance: { tag: 'section' } },
  args: { shows: examplePlannedShows, now: Date.parse('2026-11-22T12:00:00.000Z'), zone: 'America/New_York' },
} satisfies Meta<typeof ScheduleList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    longText: {
      shows: Array.from({ length: 21 }, (_, index) => ({
        starts_at: new Date(Date.parse('2026-11-23T08:00:00Z') + index * 28_800_000).toISOString(),
        ends_at: new Date(Date.parse('2026-11-23T10:00:00Z') + index * 28_800_000).toISOString(),
      })),
    } satisfies Story['args'],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: says('schedule:next') })).toBeVisible();
    // 19:00 UTC is 14:00 in New York.
    await expect(canvasElement.querySelector('time')?.textContent).toMatch(/(14|2)[:.h ]+00/);
  },
};
export const Running: Story = { args: { now: Date.parse('2026-11-23T20:00:00.000Z') } };
export const OnlyOne: Story = { args: { shows: examplePlannedShows.slice(0, 1) } };
export const Nothing: Story = { args: { shows: [] } };
