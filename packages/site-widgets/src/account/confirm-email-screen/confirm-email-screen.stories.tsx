import { longText, says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { confirmEmailScreenDocs } from './confirm-email-screen.docs.ts';
import { ConfirmEmailScreen } from './confirm-email-screen.tsx';

const meta = {
  title: 'Site/Account/Confirm email',
  component: ConfirmEmailScreen,
  parameters: { componentDocs: confirmEmailScreenDocs, conformance: { tag: 'section' } },
  args: { state: { kind: 'done', name: 'newcomer' }, tokensHref: '/account/tokens', onRetry: fn() },
} satisfies Meta<typeof ConfirmEmailScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    longText: { state: { kind: 'failed', error: longText, mayRetry: false } } satisfies Story['args'],
  },
  name: 'Default: email confirmed [AUTH-09]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(says('account:confirmEmail.done', { name: 'newcomer' }))).toBeVisible();
    await expect(canvas.getByRole('link', { name: says('account:confirmEmail.tokens') })).toBeVisible();
  },
};
export const Working: Story = { args: { state: { kind: 'working' } } };
export const NoNetwork: Story = {
  args: { state: { kind: 'failed', error: 'No connection.', mayRetry: true } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: says('common:retry') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
