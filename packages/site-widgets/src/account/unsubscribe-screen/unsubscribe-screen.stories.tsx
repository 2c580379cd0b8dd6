import { longText, says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { unsubscribeScreenDocs } from './unsubscribe-screen.docs.ts';
import { UnsubscribeScreen } from './unsubscribe-screen.tsx';

const meta = {
  title: 'Site/Account/Unsubscribe',
  component: UnsubscribeScreen,
  parameters: { componentDocs: unsubscribeScreenDocs, conformance: { tag: 'section' } },
  args: { state: { kind: 'asking', pending: false }, onStop: fn() },
} satisfies Meta<typeof UnsubscribeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Default: a press ends the mails [SHELL-26]',
  play: async ({ args, canvasElement }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: says('pwa:unsubscribe.button') }),
    );
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
};
export const Sending: Story = { args: { state: { kind: 'asking', pending: true } } };
export const Done: Story = { args: { state: { kind: 'done' } } };
export const InvalidLink: Story = {
  args: { state: { kind: 'failed', text: null } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(says('pwa:unsubscribe.invalid'))).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const FailedOnAPhone: Story = {
  globals: { viewport: { value: 'mobile' }, language: 'de' },
  args: { state: { kind: 'failed', text: longText } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: says('common:retry') }));
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
};
