import type { StaffReport } from '@footlight/contract';
import { exampleStaffReport } from '@footlight/contract/fixtures';
import { longText, says, storyArt } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { storyList } from '../../story/lists.ts';
import { reportsScreenDocs } from './reports-screen.docs.ts';
import { ReportsScreen } from './reports-screen.tsx';

const met: StaffReport = {
  ...exampleStaffReport,
  ...{ id: 6, kind: 'date', reason: null, text: '', evidence: '', path: null, still_url: storyArt(7) },
  ...{ due_at: '2026-01-30T12:00:00.000Z', decisions: ['dismiss', 'ban', 'suspend'] },
};
const picture: StaffReport = {
  ...exampleStaffReport,
  ...{ id: 8, kind: 'media', reason: 'non_consensual', evidence: 'By the lake', path: '/luna/media/lake/8' },
  ...{ still_url: storyArt(3), decisions: ['dismiss', 'remove', 'warn', 'suspend'], claimed_by: 'helper' },
};

const meta = {
  title: 'Studio/Reports/Reports',
  component: ReportsScreen,
  parameters: { componentDocs: reportsScreenDocs, conformance: { tag: 'div' } },
  args: {
    me: 'helper',
    shown: 'open',
    kind: null,
    reports: [met, exampleStaffReport, picture],
    counts: { open: 3, overdue: 1 },
    now: Date.parse('2026-02-01T13:00:00.000Z'),
    state: storyList,
    onShownChange: fn(),
    onKindChange: fn(),
    onClaim: fn(),
    onDecide: fn(),
  },
} satisfies Meta<typeof ReportsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    longText: {
      reports: [
        { ...picture, reported: 'x'.repeat(32), reporter: longText, evidence: longText, text: longText },
      ],
    } satisfies Story['args'],
  },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(page.queryByRole('img')).toBeNull();
    const [show] = page.getAllByRole('button', { name: says('admin:report.showStill') });
    await userEvent.click(show as HTMLElement);
    await expect(page.getByRole('img')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: says('admin:decision.ban') }));
    await expect(args.onDecide).toHaveBeenLastCalledWith(met, 'ban');
    await userEvent.click(page.getByRole('button', { name: says('admin:decision.remove') }));
    await expect(args.onDecide).toHaveBeenLastCalledWith(picture, 'remove');
    await userEvent.click(page.getByRole('button', { name: says('admin:report.release') }));
    await expect(args.onClaim).toHaveBeenLastCalledWith(picture, false);
    await userEvent.selectOptions(page.getByLabelText(says('admin:report.kind')), 'post');
    await expect(args.onKindChange).toHaveBeenLastCalledWith('post');
    await userEvent.click(page.getByText(says('admin:report.decided')));
    await expect(args.onShownChange).toHaveBeenCalledWith('decided');
  },
};
/** On a phone, the buttons fill their lines, and none cuts its words. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole('listitem');
    const buttons = [...(first?.querySelectorAll('[data-component=button]') ?? [])];
    await expect(buttons.length).toBeGreaterThan(3);
    const [line, ...edges] = [buttons[0]?.parentElement as Element, ...buttons].map((element) => {
      const { left, right, top } = element.getBoundingClientRect();
      return { left: Math.round(left), right: Math.round(right), top };
    });
    const ends = new Map(edges.map(({ top, right }) => [top, right]));
    for (const right of ends.values())
      await expect(Math.abs(right - (line?.right ?? 0))).toBeLessThanOrEqual(1);
    for (const button of buttons)
      for (const part of button.querySelectorAll('span'))
        await expect(part.scrollWidth).toBeLessThanOrEqual(part.clientWidth + 1);
  },
};
/** The next report that nobody has taken has the one solid action. */
export const OneIsNext: Story = {
  args: {
    reports: [
      { ...picture, id: 1, claimed_by: 'other_helper' },
      { ...picture, id: 2, claimed_by: null },
      { ...picture, id: 3, claimed_by: null },
    ],
  },
  play: async ({ canvasElement }) => {
    const fills = within(canvasElement)
      .getAllByRole('button', { name: says('admin:report.claim') })
      .map((one) => getComputedStyle(one).backgroundColor);
    await expect(fills).toHaveLength(2);
    await expect(fills[0]).not.toBe(fills[1]);
  },
};
export const ClaimedBySomebodyElse: Story = {
  args: { reports: [{ ...picture, claimed_by: 'other_helper' }], counts: { open: 1, overdue: 0 } },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).queryByRole('button', { name: says('admin:decision.dismiss') }),
    ).toBeNull();
  },
};
export const Decided: Story = {
  args: {
    shown: 'decided',
    reports: [{ ...exampleStaffReport, decision: 'warn', decided_at: '2026-02-01T12:30:00.000Z' }],
    counts: { open: 0, overdue: 0 },
  },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).queryByRole('button', { name: says('admin:decision.warn') }),
    ).toBeNull();
  },
};
export const ByAGuest: Story = {
  args: { reports: [{ ...exampleStaffReport, reporter: null }], counts: { open: 1, overdue: 0 } },
};
export const NoneWaits: Story = { args: { reports: [], counts: { open: 0, overdue: 0 } } };
export const Loading: Story = { args: { reports: undefined, counts: undefined } };
