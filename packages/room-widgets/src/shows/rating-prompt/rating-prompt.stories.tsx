import { keepsFocus, says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { ratingPromptDocs } from './rating-prompt.docs.ts';
import { RatingPrompt } from './rating-prompt.tsx';
import { RatingReminder } from './rating-reminder.tsx';

const meta = {
  title: 'Room/Shows/Rating prompt',
  component: RatingPrompt,
  parameters: {
    docs: { story: { inline: false, height: 480 } },
    componentDocs: ratingPromptDocs,
    conformance: { tag: 'div', portal: true },
  },
  args: { broadcasterName: 'Luna Maren', onRate: fn(), onClose: fn(), pending: false, open: true },
} satisfies Meta<typeof RatingPrompt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Default [RATE-01]',
  play: async ({ args }) => {
    for (const key of ['up', 'down', 'no'] as const) {
      await userEvent.click(await screen.findByRole('button', { name: says(`room:rating.${key}`) }));
    }
    const calls = (args.onRate as ReturnType<typeof fn>).mock.calls.map(([value]) => value);
    await expect(calls).toEqual(['RATE_UP', 'RATE_DOWN', 'RATE_NO']);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Sending: Story = {
  args: { pending: true },
  play: async ({ args }) => {
    const button = await screen.findByRole('button', { name: says('room:rating.up') });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(args.onRate).not.toHaveBeenCalled();
  },
};

export const KeepsTheFocus: Story = {
  name: 'A pressed button keeps the focus while it is answered',
  render: function Render(args) {
    const [isSending, setSending] = useState(false);
    return <RatingPrompt {...args} pending={isSending} onRate={() => setSending(true)} />;
  },
  play: async () => {
    const down = await screen.findByRole('button', { name: says('room:rating.down') });
    await keepsFocus(down);
  },
};

/** Shown in the page after 25 tokens of tips. */
export const Reminder: Story = {
  render: (args) => (
    <RatingReminder
      broadcasterName={args.broadcasterName}
      onRate={() => args.onRate('RATE_UP')}
      onClose={args.onClose}
    />
  ),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: says('room:rating.rate') }));
    await userEvent.click(canvas.getByRole('button', { name: says('common:notNow') }));
    await expect(args.onRate).toHaveBeenCalledOnce();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
