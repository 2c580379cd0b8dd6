import { says, storyNumber, storyText } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { orderEntryDocs } from './order-entry.docs.ts';
import { OrderEntry } from './order-entry.tsx';

const meta = {
  title: 'Billing/Orders/Order entry',
  component: OrderEntry,
  parameters: { componentDocs: orderEntryDocs, conformance: { tag: 'div' } },
  args: {
    broadcasterName: 'Luna Maren',
    offers: [
      { kind: 'custom_media', price: 100 },
      { kind: 'snapchat', price: 250 },
    ],
    onOrder: fn(),
  },
} satisfies Meta<typeof OrderEntry>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    longText: {
      offers: [
        { kind: 'custom_media', price: 50_000 },
        { kind: 'snapchat', price: 50_000 },
      ],
    } satisfies Story['args'],
  },
  name: 'Default: each order names its price',
  play: async ({ args, canvasElement }) => {
    const tokens = storyText('ui:tokens', { count: 250, shown: storyNumber(250) });
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: says('wallet:order.entry.snapchat', { tokens }) }),
    );
    await expect(args.onOrder).toHaveBeenCalledWith('snapchat');
  },
};
export const One: Story = { args: { offers: [{ kind: 'custom_media', price: 100 }] } };
