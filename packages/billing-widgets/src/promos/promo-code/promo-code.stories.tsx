import { longText, says, storyNumber } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { promoCodeDocs } from './promo-code.docs.ts';
import { PromoCode, type PromoCodeProps } from './promo-code.tsx';

/** Holds the input, as a container would. */
const Held = (props: PromoCodeProps) => {
  const [value, setValue] = useState(props.value);
  return <PromoCode {...props} value={value} onValueChange={setValue} />;
};

const meta = {
  title: 'Billing/Promos/Promo code',
  component: PromoCode,
  render: (args) => <Held {...args} />,
  args: {
    value: 'FREE_TOKENS',
    onValueChange: fn(),
    pending: false,
    error: null,
    done: null,
    onRedeem: fn(),
  },
  parameters: { componentDocs: promoCodeDocs, conformance: { tag: 'form' } },
} satisfies Meta<typeof PromoCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { longText: { error: longText } satisfies Story['args'] },
  name: 'Default: errors for short and empty codes; sends capitals [BILL-12]',
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('textbox', { name: says('promos:code.label') });
    await expect(input).toHaveValue('FREE_TOKENS');
    await userEvent.clear(input);
    await userEvent.keyboard('{Enter}');
    await expect(input).toBeInvalid();
    await expect(canvas.getByText(says('promos:code.problem.required'))).toBeVisible();
    await userEvent.type(input, 'ab');
    await expect(
      canvas.getByText(says('promos:code.problem.too_short', { shown: storyNumber(3) })),
    ).toBeVisible();
    await expect(args.onRedeem).not.toHaveBeenCalled();
    await userEvent.type(input, 'c{Enter}');
    await expect(args.onRedeem).toHaveBeenCalledWith('ABC');
  },
};
export const Sending: Story = { args: { pending: true } };
export const Refused: Story = { args: { value: 'AUTUMN', error: 'This promo code has expired.' } };
export const Done: Story = { args: { value: 'AUTUMN', done: { code: 'AUTUMN', tokens: 25 } } };
