import { longText, says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { cardCheckDocs } from './card-check.docs.ts';
import { CardCheck } from './card-check.tsx';

const meta = {
  title: 'Billing/Billing/Card check',
  component: CardCheck,
  args: { pending: false, error: null, onVerify: fn() },
  parameters: { componentDocs: cardCheckDocs, conformance: { tag: 'section' } },
} satisfies Meta<typeof CardCheck>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { longText: { error: longText } satisfies Story['args'] },
  name: 'Default [BILL-18]',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(says('wallet:cardCheck.fact.free'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: says('wallet:cardCheck.action') }));
    await expect(args.onVerify).toHaveBeenCalledOnce();
  },
};

/** While the payment provider’s page opens, a second click does nothing. */
export const Sending: Story = {
  args: { pending: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onVerify).not.toHaveBeenCalled();
  },
};

export const Failed: Story = { args: { error: 'No connection.' } };
