import { exampleLedgerCheck, exampleStaffPromoCode } from '@footlight/contract/fixtures';
import { longText, says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { storyList } from '../../story/lists.ts';
import { moneyScreenDocs } from './money-screen.docs.ts';
import { MoneyScreen } from './money-screen.tsx';

const meta = {
  title: 'Studio/Admin/Money',
  component: MoneyScreen,
  parameters: { componentDocs: moneyScreenDocs, conformance: { tag: 'div' } },
  args: {
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
      check: { ...exampleLedgerCheck, faults: [longText], fault_count: 1 },
      codes: [{ ...exampleStaffPromoCode, code: 'X'.repeat(40) }],
    } satisfies Story['args'],
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: says('admin:ledger.run') }));
    await expect(args.onCheck).toHaveBeenCalledOnce();
  },
};
export const Never: Story = { args: { check: null, codes: [] } };
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
export const Loading: Story = { args: { check: undefined, codes: undefined } };
