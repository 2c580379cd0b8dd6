import type { StaffPayout } from '@footlight/contract';
import {
  exampleLedgerCheck,
  exampleMoneyDays,
  exampleStaffPayout,
  exampleStaffPromoCode,
} from '@footlight/contract/fixtures';
import { longText, says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { storyList } from '../../story/lists.ts';
import { moneyScreenDocs } from './money-screen.docs.ts';
import { MoneyScreen } from './money-screen.tsx';

const paid: StaffPayout = {
  ...exampleStaffPayout,
  id: 11,
  state: 'paid',
  paid_at: '2026-11-22T10:00:00.000Z',
};

const meta = {
  title: 'Studio/Admin/Money',
  component: MoneyScreen,
  parameters: { componentDocs: moneyScreenDocs, conformance: { tag: 'div' } },
  args: {
    days: exampleMoneyDays,
    waiting: [exampleStaffPayout, { ...exampleStaffPayout, id: 13, state: 'approved', username: 'maren' }],
    finished: [paid, { ...paid, id: 10, state: 'rejected', username: 'luna_maren' }],
    error: null,
    onRetry: fn(),
    check: exampleLedgerCheck,
    checkError: null,
    checking: false,
    codes: [exampleStaffPromoCode, { ...exampleStaffPromoCode, id: 2, code: 'FOREVER', expires_at: null }],
    state: storyList,
    onCheck: fn(),
    onRetryCheck: fn(),
  },
} satisfies Meta<typeof MoneyScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    longText: {
      waiting: [{ ...exampleStaffPayout, username: 'x'.repeat(30) }],
      check: { ...exampleLedgerCheck, faults: [longText], fault_count: 1 },
      codes: [{ ...exampleStaffPromoCode, code: 'X'.repeat(40) }],
    } satisfies Story['args'],
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const waiting = canvas.getByRole('list', { name: says('admin:moneyPage.waiting') });
    await expect(
      within(waiting).getByRole('link', { name: says('admin:moneyPage.allPayouts') }),
    ).toHaveAttribute('href', '/admin/payouts');
    await expect(within(waiting).getByRole('link', { name: /aurora/ })).toHaveTextContent('800');
    await userEvent.click(canvas.getByRole('button', { name: says('admin:ledger.run') }));
    await expect(args.onCheck).toHaveBeenCalledOnce();
  },
};
/** A username is not broken while there is room for it: the date is below it. The table of days does not scroll sideways. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile' } },
  decorators: [
    (Story) => (
      <div style={{ width: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const waiting = within(canvasElement).getByRole('list', { name: says('admin:moneyPage.waiting') });
    for (const name of ['aurora', 'maren']) {
      const text = within(waiting).getByText(name);
      await expect(text.getClientRects()).toHaveLength(1);
      const day = text.nextElementSibling?.getBoundingClientRect();
      await expect(day?.top).toBeGreaterThanOrEqual(text.getBoundingClientRect().bottom - 2);
    }
    const days = within(canvasElement).getByRole('table', { name: says('admin:today.table') }).parentElement;
    await expect(days?.scrollWidth).toBe(days?.clientWidth);
  },
};
export const Never: Story = {
  name: 'Nothing yet',
  args: { days: [], waiting: [], finished: [], check: null, codes: [] },
};
export const FiguresFailed: Story = {
  args: { days: undefined, error: 'The platform does not answer.' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: says('common:retry') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const WithFaults: Story = {
  args: {
    check: {
      ...exampleLedgerCheck,
      faults: ['account user:7 says 20, its postings say 10'],
      fault_count: 1,
    },
  },
};
export const Failed: Story = {
  args: { check: undefined, checkError: 'The platform does not answer.' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: says('common:retry') }));
    await expect(args.onRetryCheck).toHaveBeenCalledOnce();
  },
};
export const Loading: Story = {
  args: { days: undefined, waiting: undefined, finished: undefined, check: undefined, codes: undefined },
};
