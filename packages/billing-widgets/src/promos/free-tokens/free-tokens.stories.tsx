import { says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { freeTokensDocs } from './free-tokens.docs.ts';
import { FreeTokens } from './free-tokens.tsx';

const meta = {
  title: 'Billing/Promos/Free tokens',
  component: FreeTokens,
  args: { tokens: 100, pending: false, onResend: fn() },
  parameters: { componentDocs: freeTokensDocs, conformance: { tag: 'div' } },
} satisfies Meta<typeof FreeTokens>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { longText: { tokens: 99_999_999 } satisfies Story['args'] },
  name: 'Default: pending tokens, and a button to resend the mail [AUTH-09]',
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(says('promos:free.title'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: says('promos:free.resend') }));
    await expect(args.onResend).toHaveBeenCalledOnce();
  },
};
export const Sending: Story = { args: { pending: true } };
