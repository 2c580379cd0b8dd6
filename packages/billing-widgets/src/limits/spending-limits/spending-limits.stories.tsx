import { exampleSpending } from '@footlight/contract/fixtures';
import { begins, says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { spendingLimitsDocs } from './spending-limits.docs.ts';
import { SpendingLimits } from './spending-limits.tsx';

const meta = {
  title: 'Billing/Limits/Spending limits',
  component: SpendingLimits,
  args: {
    limits: exampleSpending.limits,
    waiting: exampleSpending.waiting,
    spending: exampleSpending.spending,
    purchase: exampleSpending.purchase,
    pending: false,
    onSave: fn(),
  },
  parameters: { componentDocs: spendingLimitsDocs, conformance: { tag: 'form' } },
} satisfies Meta<typeof SpendingLimits>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    longText: {
      limits: { per_charge: 999_999, per_day: 1_000_000, daily_limit: 1_000_000 },
      waiting: {
        per_charge: { value: null, at: '2026-11-02T12:00:00.000Z' },
        daily_limit: { value: 1_000_000, at: '2026-11-02T12:00:00.000Z' },
      },
    } satisfies Story['args'],
  },
  name: 'Default: saves only changes; empty removes a limit [BILL-10]',
  play: async ({ canvasElement, args }) => {
    const form = within(canvasElement);
    const save = form.getByRole('button', { name: says('limits:limits.save') });
    await expect(save).toHaveAttribute('aria-disabled', 'true');
    const field = form.getByRole('spinbutton', { name: begins('limits:limits.per_charge.label') });
    await userEvent.clear(field);
    await userEvent.type(field, '40');
    await userEvent.clear(form.getByRole('spinbutton', { name: begins('limits:limits.daily_limit.label') }));
    await userEvent.click(save);
    await expect(args.onSave).toHaveBeenCalledWith({ per_charge: 40, daily_limit: null });
  },
};
export const TakenBack: Story = {
  name: 'Entering the current limit cancels a pending one [BILL-10]',
  play: async ({ canvasElement, args }) => {
    const form = within(canvasElement);
    const field = form.getByRole('spinbutton', { name: begins('limits:limits.per_day.label') });
    await userEvent.clear(field);
    await userEvent.type(field, '500');
    await userEvent.click(form.getByRole('button', { name: says('limits:limits.save') }));
    await expect(args.onSave).toHaveBeenCalledWith({ per_day: 500 });
  },
};
export const NothingSet: Story = {
  args: {
    limits: { per_charge: null, per_day: null, daily_limit: null },
    waiting: {},
    spending: { limit: null, used: 120, left: null, renews_at: null },
    purchase: { limit: null, used: 0, left: null, renews_at: null },
  },
};
export const Saving: Story = { args: { pending: true } };
