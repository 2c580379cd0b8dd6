import { exampleStaffReport } from '@footlight/contract/fixtures';
import { longText, says, storyArt } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ReportsScreen } from './reports-screen.tsx';

const state = { hasMore: false, isAsking: false, errorMessage: null, onMore: fn(), onRetry: fn() };
const late = { ...exampleStaffReport, id: 6, kind: 'date' as const, due_at: '2026-01-30T12:00:00.000Z' };
const withStill = { ...exampleStaffReport, still_url: storyArt(7) };

const meta = {
  title: 'Screens/Admin/Reports',
  component: ReportsScreen,
  args: {
    shown: 'open',
    reports: [late, withStill],
    counts: { open: 2, overdue: 1 },
    now: Date.parse('2026-02-01T13:00:00.000Z'),
    state,
    onShow: fn(),
    onDecide: fn(),
  },
} satisfies Meta<typeof ReportsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(page.queryByRole('img')).toBeNull();
    await userEvent.click(page.getByRole('button', { name: says('admin:report.showStill') }));
    await expect(page.getByRole('img')).toBeVisible();
    const [ban] = page.getAllByRole('button', { name: says('admin:act.ban') });
    await userEvent.click(ban as HTMLElement);
    await expect(args.onDecide).toHaveBeenLastCalledWith(late, 'ban');
    await userEvent.click(page.getByText(says('admin:report.decided')));
    await expect(args.onShow).toHaveBeenCalledWith('decided');
  },
};
export const Decided: Story = {
  args: {
    shown: 'decided',
    reports: [{ ...exampleStaffReport, decided_at: '2026-02-01T12:30:00.000Z' }],
    counts: { open: 0, overdue: 0 },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: says('admin:act.ban') })).toBeNull();
  },
};
export const NoneWaits: Story = { args: { reports: [], counts: { open: 0, overdue: 0 } } };
export const Loading: Story = { args: { reports: undefined, counts: undefined } };
export const LongTextOnAPhone: Story = {
  globals: { viewport: { value: 'mobile' }, language: 'de', scheme: 'dark' },
  args: { reports: [{ ...withStill, reported: 'x'.repeat(32), reporter: longText }] },
};
