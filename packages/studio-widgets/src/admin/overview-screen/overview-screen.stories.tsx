import { exampleLedgerCheck, exampleStaffOverview } from '@footlight/contract/fixtures';
import { says, storyText } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { overviewScreenDocs } from './overview-screen.docs.ts';
import { OverviewScreen } from './overview-screen.tsx';

const meta = {
  title: 'Studio/Admin/Overview',
  component: OverviewScreen,
  parameters: { componentDocs: overviewScreenDocs, conformance: { tag: 'div' } },
  args: { overview: exampleStaffOverview, error: null, onRetry: fn() },
  decorators: [
    (Story) => (
      <div className="flex flex-col gap-6">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OverviewScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('link', { name: new RegExp(storyText('admin:reports')) })).toBeVisible();
    // The latest day first, until a click on the header.
    const first = () => page.getAllByRole('rowheader')[0];
    const latest = first()?.textContent;
    await userEvent.click(page.getByRole('button', { name: says('admin:today.day') }));
    await expect(first()?.textContent).not.toBe(latest);
  },
};
/** Without the right to money and to the platform. */
export const Support: Story = {
  args: {
    overview: {
      ...exampleStaffOverview,
      money: null,
      health: null,
      ledger: null,
      queues: { reports: { open: 5, overdue: 0 }, applications: null, payouts: null },
    },
  },
};
export const Quiet: Story = {
  args: {
    overview: {
      ...exampleStaffOverview,
      rooms: { open: 0, busy: 0, viewers: 0 },
      money: (exampleStaffOverview.money ?? []).map(({ day }) => ({
        ...{ day, purchases: 0, purchase_cents: 0, refund_cents: 0, tips: 0, fee: 0, paid_out: 0 },
      })),
      queues: {
        reports: { open: 0, overdue: 0 },
        applications: 0,
        payouts: { requested: 0, approved: 0 },
      },
      ledger: { last: null },
    },
  },
};
export const Trouble: Story = {
  args: {
    overview: {
      ...exampleStaffOverview,
      health: { jobs_failed: 2, events_waiting: 1_204, messages_refused: 31 },
      ledger: { last: { ...exampleLedgerCheck, fault_count: 3 } },
    },
  },
};
/** The last line of figures has no hole. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getAllByRole('list')[0] as HTMLElement;
    const ends = [list, ...list.children].map((element) => element.getBoundingClientRect());
    const lines = new Map(ends.slice(1).map(({ top, right }) => [top, right]));
    await expect(lines.size).toBeGreaterThan(1);
    for (const right of lines.values()) await expect(right).toBeCloseTo(ends[0]?.right ?? 0, 0);
  },
};
export const Loading: Story = { args: { overview: undefined } };
export const Failed: Story = {
  args: { overview: undefined, error: 'The platform does not answer.' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: says('common:retry') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
