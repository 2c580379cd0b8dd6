import { daysOf } from '@footlight/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { dayBarsDocs } from './day-bars.docs.ts';
import { DayBars } from './day-bars.tsx';

const meta = {
  title: 'Studio/Earnings/Day bars',
  component: DayBars,
  parameters: { componentDocs: dayBarsDocs, conformance: { tag: 'figure' } },
  args: {
    label: 'Chart of your earnings by day. The table has the same numbers.',
    bars: daysOf('2026-11-01', '2026-11-30').map((day, nth) => ({ day, value: (nth * 137) % 900 })),
    dayText: (day: string) => day,
  },
} satisfies Meta<typeof DayBars>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Money: Story = { args: { valueText: (value: number) => `$${value}` } };
export const OneDay: Story = { args: { bars: [{ day: '2026-11-01', value: 40 }] } };
export const None: Story = { args: { bars: [{ day: '2026-11-01', value: 0 }] } };
export const LongSpanOnAPhone: Story = {
  globals: { viewport: { value: 'mobile' } },
  args: {
    bars: daysOf('2025-11-01', '2026-10-31').map((day, nth) => ({ day, value: (nth * 7_919) % 99_000 })),
  },
};
