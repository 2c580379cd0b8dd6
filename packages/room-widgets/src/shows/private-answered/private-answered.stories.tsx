import { longText, says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { privateAnsweredDocs } from './private-answered.docs.ts';
import { PrivateAnswered } from './private-answered.tsx';

const meta = {
  title: 'Room/Shows/Private answered',
  component: PrivateAnswered,
  parameters: { componentDocs: privateAnsweredDocs, conformance: { tag: 'div' } },
  args: { answer: 'declined', broadcasterName: 'Luna Maren', onRetry: fn(), onDismiss: fn() },
} satisfies Meta<typeof PrivateAnswered>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { longText: { broadcasterName: longText } satisfies Story['args'] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(says('room:show.toast.declined', { model: 'Luna Maren' }))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: says('common:retry') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: says('common:close') }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
/** The broadcaster did not answer in time. */
export const Expired: Story = { args: { answer: 'expired' } };
/** The room takes no requests now: other rooms remain. */
export const Busy: Story = {
  args: { answer: 'failed', onRetry: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button', { name: says('common:retry') })).toBeNull();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/');
  },
};
