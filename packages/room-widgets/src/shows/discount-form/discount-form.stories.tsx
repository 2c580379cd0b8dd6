import { says, storyNumber } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { discountFormDocs } from './discount-form.docs.ts';
import { DiscountForm } from './discount-form.tsx';

const meta = {
  title: 'Room/Shows/Discount form',
  component: DiscountForm,
  parameters: { componentDocs: discountFormDocs, conformance: { tag: 'section' } },
  args: { discount: null, price: 30, onStart: fn(), onStop: fn() },
} satisfies Meta<typeof DiscountForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    longText: {
      discount: { discountRate: 90, timeLeftInSecond: 86_399, privatePricePerMinuteInToken: 10_000 },
    } satisfies Story['args'],
  },
  name: 'Default: reduced price and duration [PRIV-02]',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(
      canvas.getByText(says('broadcaster:discount.result', { shown: storyNumber(24) })),
    ).toBeVisible();
    const rate = canvas.getByRole('spinbutton', { name: says('broadcaster:discount.rate') });
    await userEvent.clear(rate);
    await userEvent.click(canvas.getByRole('button', { name: says('broadcaster:discount.start') }));
    await expect(args.onStart).not.toHaveBeenCalled();
    await userEvent.type(rate, '50');
    await userEvent.click(canvas.getByRole('button', { name: says('broadcaster:discount.start') }));
    await expect(args.onStart).toHaveBeenCalledWith({ discountRate: 50, seconds: 1_800 });
  },
};
export const Running: Story = {
  args: { discount: { discountRate: 20, timeLeftInSecond: 300, privatePricePerMinuteInToken: 24 } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: says('broadcaster:discount.stop') }),
    );
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
};
export const Starting: Story = { args: { pending: true } };
/** Said in the form, and read out. */
export const NotSaved: Story = {
  args: { error: 'No connection. Check your network and try again.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('No connection');
  },
};
