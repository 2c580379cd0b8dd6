import { MAX_MODERATION_REASON } from '@footlight/contract';
import { begins, longText, says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { storyDialog } from '../../lib/story-dialog.ts';
import { moderationDialogDocs } from './moderation-dialog.docs.ts';
import { ModerationDialog } from './moderation-dialog.tsx';

const meta = {
  title: 'Room/Chat/Moderation dialog',
  component: ModerationDialog,
  parameters: {
    componentDocs: moderationDialogDocs,
    conformance: { tag: 'form', portal: true },
    docs: { story: { inline: false, height: 420 } },
  },
  args: { action: 'ban', name: 'otto', onConfirm: fn(), onClose: fn() },
} satisfies Meta<typeof ModerationDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { longText: { name: longText } satisfies Story['args'] },
  name: 'Default: ban with a reason [ROOM-07]',
  play: async ({ args }) => {
    const { dialog } = await storyDialog({ name: says('social:moderate.ban.title', { name: 'otto' }) });
    const field = dialog.getByRole('textbox', { name: begins('social:moderate.reason') });
    await userEvent.click(field);
    await userEvent.paste(` ${'Advertising. '.repeat(30)}`);
    await expect((field as HTMLInputElement).value).toHaveLength(MAX_MODERATION_REASON);
    await userEvent.clear(field);
    await userEvent.type(field, ' Advertising. {Enter}');
    await expect(args.onConfirm).toHaveBeenLastCalledWith('Advertising.');
    await userEvent.click(dialog.getByRole('button', { name: says('common:cancel') }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const WithoutAReason: Story = {
  name: 'Kick without a reason [ROOM-07]',
  args: { action: 'kick' },
  play: async ({ args }) => {
    const { dialog } = await storyDialog();
    await userEvent.click(dialog.getByRole('button', { name: says('social:moderate.kick.confirm') }));
    await expect(args.onConfirm).toHaveBeenLastCalledWith('');
  },
};
export const Silence: Story = { args: { action: 'silence' } };
export const Sending: Story = { args: { pending: true } };
export const Failed: Story = { args: { error: longText.slice(0, 90) } };
