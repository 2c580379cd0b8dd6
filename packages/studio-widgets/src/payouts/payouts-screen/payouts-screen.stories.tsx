import { exampleStaffPayout } from '@footlight/contract/fixtures';
import { longText, says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { storyList, storyView } from '../../story/lists.ts';
import { payoutsScreenDocs } from './payouts-screen.docs.ts';
import { PayoutsScreen } from './payouts-screen.tsx';

const approved = {
  ...exampleStaffPayout,
  id: 11,
  username: 'nova',
  state: 'approved' as const,
  decided_at: '2026-11-21T10:00:00.000Z',
};

const meta = {
  title: 'Studio/Payouts/Payouts',
  component: PayoutsScreen,
  parameters: { componentDocs: payoutsScreenDocs, conformance: { tag: 'div' } },
  args: {
    shown: 'open',
    payouts: [exampleStaffPayout, approved],
    total: 2,
    view: storyView,
    state: storyList,
    onShownChange: fn(),
    onAct: fn(),
  },
} satisfies Meta<typeof PayoutsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    longText: {
      payouts: [{ ...exampleStaffPayout, destination: longText, tokens: 90_071_992_547 }],
    } satisfies Story['args'],
  },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: says('admin:act.approve') }));
    await expect(args.onAct).toHaveBeenLastCalledWith(exampleStaffPayout, 'approve');
    await userEvent.click(page.getByRole('button', { name: says('admin:act.payoutPay') }));
    await expect(args.onAct).toHaveBeenLastCalledWith(approved, 'pay');
    const [, reject] = page.getAllByRole('button', { name: says('admin:act.reject') });
    await userEvent.click(reject as HTMLElement);
    await expect(args.onAct).toHaveBeenLastCalledWith(approved, 'reject');
  },
};
export const Finished: Story = {
  args: {
    shown: 'finished',
    payouts: [
      { ...approved, state: 'paid', paid_at: '2026-11-22T10:00:00.000Z', reference: 'TRANSFER-7' },
      { ...approved, id: 10, state: 'rejected', reason: 'The account belongs to somebody else.' },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: says('admin:act.reject') })).toBeNull();
  },
};
export const NoneWaits: Story = { args: { payouts: [] } };
export const Loading: Story = { args: { payouts: undefined } };
