import { WHEEL_PRIZES, type WheelSpin } from '@footlight/contract';
import { longText, says, storyNumber, storyText } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { promoWheelDocs } from './promo-wheel.docs.ts';
import { PromoWheel, type PromoWheelProps } from './promo-wheel.tsx';

const drawn = (wheel: 'promo' | 'vault', prize: number, id = 7): WheelSpin => ({
  ...{ id, wheel, prize },
  seed: 'k0P3x9QmT2vB7nR5sW8yZ1aC4dF6gH0jL2oN5qS8uV1',
  key: '5f0c2a9e-6d1b-4c58-9f1e-2b7a8c3d4e5f',
});
const proof = '3vL5sC8mJ1oXk0bT7yQdR2nZfU9wGhEaPiVtMzKxB4s';
const promo = {
  name: 'promo',
  spins: 2,
  prizes: [...WHEEL_PRIZES.promo],
  proof,
  next_spin_at: null,
} satisfies PromoWheelProps['wheel'];
const vault = {
  ...promo,
  name: 'vault',
  spins: 1,
  prizes: [...WHEEL_PRIZES.vault],
  next_spin_at: '2026-11-02T00:00:00.000Z',
} satisfies PromoWheelProps['wheel'];

/** Simulates a platform that always draws the third prize. */
const Spun = (props: PromoWheelProps) => {
  const [count, setCount] = useState(0);
  return (
    <PromoWheel
      {...props}
      wheel={{ ...props.wheel, spins: Math.max(0, props.wheel.spins - count) }}
      latest={count > 0 ? drawn(props.wheel.name, 2, count) : props.latest}
      count={count}
      onSpin={() => {
        setCount(count + 1);
        props.onSpin();
      }}
    />
  );
};

const meta = {
  title: 'Billing/Promos/Promo wheel',
  component: PromoWheel,
  render: (args) => <Spun {...args} />,
  args: {
    wheel: promo,
    latest: null,
    count: 0,
    bonus: null,
    pending: false,
    error: null,
    onSpin: fn(),
    onBuyTokens: fn(),
  },
  parameters: { componentDocs: promoWheelDocs, conformance: { tag: 'div' } },
} satisfies Meta<typeof PromoWheel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    longText: {
      error: longText,
      bonus: { percent: 25, expires_at: '2026-12-01T00:00:00.000Z' },
    } satisfies Story['args'],
  },
  name: 'Default: spins by keyboard and announces the result [BILL-13]',
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: says('promos:wheel.spin') });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSpin).toHaveBeenCalledOnce();
    const tokens = storyText('ui:tokens', { count: 20, shown: storyNumber(20) });
    await waitFor(
      () => expect(canvas.getByRole('status')).toHaveTextContent(says('promos:wheel.won', { tokens })),
      { timeout: 8_000 },
    );
    await expect(button).toHaveFocus();
  },
};
export const Vault: Story = { name: 'The free spin of the day [BILL-13]', args: { wheel: vault } };
export const VaultSpent: Story = {
  args: { wheel: { ...vault, spins: 0 }, latest: drawn('vault', 1), count: 1 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button')).toBeDisabled();
  },
};
export const NoSpins: Story = {
  name: 'Without spins the button offers a purchase [BILL-13]',
  args: { wheel: { ...promo, spins: 0 } },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: says('common:buyTokens') });
    await userEvent.click(button);
    await expect(args.onBuyTokens).toHaveBeenCalledOnce();
    await expect(args.onSpin).not.toHaveBeenCalled();
  },
};
export const BonusWon: Story = {
  args: {
    latest: drawn('promo', 5),
    count: 1,
    bonus: { percent: 25, expires_at: '2026-12-01T00:00:00.000Z' },
  },
};
export const Sending: Story = { args: { pending: true } };
export const Failed: Story = { args: { error: 'You have no spins left.' } };
