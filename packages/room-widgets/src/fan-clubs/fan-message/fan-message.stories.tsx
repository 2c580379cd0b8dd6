import { longText, says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { fanMessageDocs } from './fan-message.docs.ts';
import { FanMessage, type FanMessageDraft } from './fan-message.tsx';

const draft: FanMessageDraft = { message: '', levels: ['supporter', 'insider', 'legend'] };

const meta = {
  title: 'Room/Fan clubs/Fan message',
  component: FanMessage,
  parameters: { componentDocs: fanMessageDocs, conformance: { tag: 'form' } },
  args: { draft, onDraftChange: fn(), onSend: fn() },
  render: function Render(args) {
    const [own, setOwn] = useState(args.draft);
    return (
      <FanMessage
        {...args}
        draft={own}
        onDraftChange={setOwn}
        onSend={(sent) => {
          args.onSend(sent);
          setOwn({ ...own, message: '' });
        }}
      />
    );
  },
} satisfies Meta<typeof FanMessage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    longText: {
      draft: { ...draft, message: `${longText} <b>${longText}</b>` },
      sent: 1_234_567,
    } satisfies Story['args'],
  },
  name: 'Default: sends a trimmed text to at least one level [FAN-01]',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const send = canvas.getByRole('button', { name: says('broadcaster:fanMessage.send') });
    await expect(send).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(
      canvas.getByRole('textbox', { name: says('broadcaster:fanMessage.text') }),
      '  Tomorrow at eight.  ',
    );
    const levels = canvas.getAllByRole('checkbox');
    for (const level of levels) await userEvent.click(level);
    await expect(send).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('checkbox', { name: says('ui:fanclub.legend') }));
    await userEvent.click(canvas.getByRole('checkbox', { name: says('ui:fanclub.supporter') }));
    await userEvent.click(send);
    await expect(args.onSend).toHaveBeenCalledWith({
      message: 'Tomorrow at eight.',
      levels: ['supporter', 'legend'],
    });
    // Not disabled while it has the focus, but it sends nothing.
    await expect(send).toHaveFocus();
    await userEvent.click(send);
    await expect(args.onSend).toHaveBeenCalledOnce();
    await userEvent.tab({ shift: true });
    await expect(send).toHaveAttribute('aria-disabled', 'true');
  },
};
export const Sending: Story = {
  args: { draft: { ...draft, message: 'Tomorrow at eight.' }, pending: true },
};
export const Sent: Story = {
  args: { sent: 12 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      says('broadcaster:fanMessage.sent', { count: 12, shown: '12' }),
    );
  },
};
export const NobodyYet: Story = { args: { sent: 0 } };
export const Refused: Story = {
  args: { draft: { ...draft, message: 'Tomorrow at eight.' }, problems: { message: 'too_long' } },
};
