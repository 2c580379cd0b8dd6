import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heart } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { chipDocs } from './chip.docs.ts';
import { Chip } from './chip.tsx';

const meta = {
  title: 'UI/Chip',
  component: Chip,
  parameters: { componentDocs: chipDocs, conformance: { tag: 'button' } },
  args: { children: 'Speaks Dutch', onClick: fn(), onSelectedChange: fn() },
} satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { longText: { icon: <Heart />, selected: true } satisfies Story['args'] },
  play: async ({ canvasElement, args }) => {
    const chip = within(canvasElement).getByRole('button', { name: 'Speaks Dutch', pressed: false });
    await userEvent.tab();
    await expect(chip).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await expect(args.onSelectedChange).toHaveBeenCalledWith(true);
  },
};

export const Selected: Story = { args: { selected: true } };

export const WithIcon: Story = { args: { icon: <Heart />, children: 'Favourites' } };

export const Disabled: Story = { args: { disabled: true } };

const Amounts = () => {
  const [chosen, setChosen] = useState('25');
  return (
    <div className="flex flex-wrap gap-2">
      {['10', '25', '50', '100'].map((amount) => (
        <Chip key={amount} selected={amount === chosen} onClick={() => setChosen(amount)}>
          {amount}
        </Chip>
      ))}
    </div>
  );
};

/** Suggested amounts: choosing one clears the other. */
export const SuggestedAmounts: Story = {
  render: () => <Amounts />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const chip = canvas.getByRole('button', { name: '100' });
    const { width } = chip.getBoundingClientRect();
    await userEvent.click(chip);
    await expect(canvas.getByRole('button', { pressed: true })).toBe(chip);
    // Not by colour alone, and without a shift of the chips beside it.
    await expect(getComputedStyle(chip).borderTopWidth).toBe('2px');
    await expect(getComputedStyle(canvas.getByRole('button', { name: '25' })).borderTopWidth).toBe('1px');
    await expect(chip.getBoundingClientRect().width).toBe(width);
  },
};
