import { longText, says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { storyDialog } from '../../lib/story-dialog.ts';
import { noteEditorDocs } from './note-editor.docs.ts';
import { NoteEditor } from './note-editor.tsx';

const meta = {
  title: 'Room/Social/Note editor',
  component: NoteEditor,
  parameters: {
    componentDocs: noteEditorDocs,
    conformance: { tag: 'form', portal: true },
    docs: { story: { inline: false, height: 480 } },
  },
  args: {
    name: 'Luna Maren',
    draft: 'Likes slow songs.',
    onDraftChange: fn(),
    state: 'changed',
    onSave: fn(),
    onClose: fn(),
  },
  render: function Render(args) {
    const [draft, setDraft] = useState(args.draft);
    return <NoteEditor {...args} draft={draft} onDraftChange={setDraft} />;
  },
} satisfies Meta<typeof NoteEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Default: type and save [FOLLOW-01]',
  play: async ({ args }) => {
    const { dialog } = await storyDialog();
    const field = dialog.getByRole('textbox', { name: says('social:note.label') });
    await userEvent.clear(field);
    await userEvent.type(field, ' Plays the harp. ');
    await userEvent.click(dialog.getByRole('button', { name: says('social:note.save') }));
    await expect(args.onSave).toHaveBeenCalledWith('Plays the harp.');
  },
};
export const Empty: Story = { args: { draft: '', state: 'idle' } };
export const Loading: Story = { args: { draft: null, state: 'idle' } };
export const Saving: Story = { args: { state: 'saving' } };
export const Saved: Story = {
  args: { state: 'saved' },
  play: async () => {
    const { dialog } = await storyDialog();
    await expect(dialog.getByRole('status')).toHaveTextContent(says('common:saved'));
  },
};
export const KeepsTheFocus: Story = {
  name: 'The button keeps the focus after it has saved',
  render: function Render(args) {
    const [state, setState] = useState(args.state);
    return <NoteEditor {...args} state={state} onSave={() => setState('saved')} />;
  },
  play: async () => {
    const { dialog } = await storyDialog();
    const save = dialog.getByRole('button', { name: says('social:note.save') });
    await userEvent.click(save);
    await expect(dialog.getByRole('status')).toHaveTextContent(says('common:saved'));
    await expect(save).toBeEnabled();
    await expect(save).toHaveFocus();
  },
};
export const Failed: Story = { args: { error: longText.slice(0, 90) } };
