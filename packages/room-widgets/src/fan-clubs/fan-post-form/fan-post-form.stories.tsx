import { longText, says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { fanPostFormDocs } from './fan-post-form.docs.ts';
import { type FanPostDraft, FanPostForm } from './fan-post-form.tsx';

const draft: FanPostDraft = { text: '', level: 'supporter', mediaId: null };
const written = { ...draft, text: 'Tomorrow at eight.' };
const media = [
  { id: 502, name: 'Evening light' },
  { id: 501, name: 'Studio light' },
];

const meta = {
  title: 'Room/Fan clubs/Fan post',
  component: FanPostForm,
  parameters: { componentDocs: fanPostFormDocs, conformance: { tag: 'form' } },
  args: { draft, onDraftChange: fn(), media, onSend: fn() },
  render: function Render(args) {
    const [own, setOwn] = useState(args.draft);
    return <FanPostForm {...args} draft={own} onDraftChange={setOwn} />;
  },
} satisfies Meta<typeof FanPostForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    longText: {
      draft: { ...draft, text: `${longText} <b>${longText}</b>`, mediaId: 1 },
      media: [{ id: 1, name: longText }],
      sent: true,
    } satisfies Story['args'],
  },
  name: 'Default: posts a trimmed text with a media item [FAN-01]',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const send = canvas.getByRole('button', { name: says('broadcaster:fanPost.send') });
    await expect(send).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(
      canvas.getByRole('textbox', { name: says('broadcaster:fanPost.text') }),
      '  Tomorrow{Enter}at eight.  ',
    );
    await userEvent.click(canvas.getByRole('radio', { name: says('broadcaster:fanPost.reads.insider') }));
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: says('broadcaster:fanPost.media') }),
      'Studio light',
    );
    await userEvent.click(send);
    await expect(args.onSend).toHaveBeenCalledWith({
      text: 'Tomorrow\nat eight.',
      level: 'insider',
      mediaId: 501,
    });
  },
};
export const WithoutMedia: Story = { args: { media: [] } };
export const Sending: Story = { args: { draft: written, pending: true } };
export const Sent: Story = {
  args: { sent: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      says('broadcaster:fanPost.sent'),
    );
  },
};
export const Refused: Story = {
  args: { draft: { ...written, mediaId: 501 }, problems: { text: 'too_long', media_id: 'invalid_format' } },
};
