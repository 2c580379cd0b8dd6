import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { buyAllMediaDocs } from './buy-all-media.docs.ts';
import { BuyAllMedia } from './buy-all-media.tsx';

const meta = {
  title: 'Site/Media/Buy all',
  component: BuyAllMedia,
  parameters: { componentDocs: buyAllMediaDocs, conformance: { tag: 'button' } },
  args: { itemCount: 12, price: 480, onBuy: fn() },
} satisfies Meta<typeof BuyAllMedia>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { longText: { itemCount: 1_234, price: 1_234_567 } satisfies Story['args'] },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: /12.*480/ });
    await userEvent.click(button);
    await expect(args.onBuy).toHaveBeenCalledOnce();
  },
};

/** A long price wraps. */
export const Narrow: Story = {
  globals: { language: 'de' },
  args: { itemCount: 1_234, price: 1_234_567 },
  decorators: [
    (Story) => (
      <div className="max-w-40">
        <Story />
      </div>
    ),
  ],
};

export const Dark: Story = { globals: { scheme: 'dark' } };
