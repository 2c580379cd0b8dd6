import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { says } from '../story/index.ts';
import { shortcutsDialogDocs } from './shortcuts-dialog.docs.ts';
import { type ShortcutGroup, ShortcutsDialog } from './shortcuts-dialog.tsx';

const groups: ShortcutGroup[] = [
  {
    label: 'Player',
    shortcuts: [
      { keys: ['M'], does: 'Turns the sound on or off' },
      { keys: ['F'], does: 'Fills the screen' },
      { keys: ['ArrowUp'], or: [['+']], does: 'Makes it louder' },
      { keys: ['ArrowDown'], or: [['-']], does: 'Makes it quieter' },
    ],
  },
  {
    label: 'Chat',
    shortcuts: [
      { keys: ['/'], does: 'Goes to the message' },
      { keys: ['Mod', 'Enter'], does: 'Sends it' },
      { keys: ['Escape'], does: 'Leaves the chat' },
    ],
  },
];

const meta = {
  title: 'UI/Shortcuts dialog',
  component: ShortcutsDialog,
  args: { open: true, onClose: fn(), groups },
  parameters: {
    componentDocs: shortcutsDialogDocs,
    conformance: { tag: 'div', portal: true },
    docs: { story: { inline: false, height: 520 } },
  },
} satisfies Meta<typeof ShortcutsDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => within(document.body).findByRole('dialog', { name: says('extra:shortcuts.title') });

export const Default: Story = {
  parameters: {
    longText: {
      groups: [
        {
          label: 'Vollbildwiedergabesteuerungstasten '.repeat(3),
          shortcuts: [
            {
              keys: ['Control', 'Shift', 'PageDown'],
              or: [['Alt', 'Backspace']],
              does: 'Lautstärkeregelungsumschaltung '.repeat(9),
            },
          ],
        },
      ],
    } satisfies Story['args'],
  },
  play: async ({ args }) => {
    const box = await dialog();
    await expect(within(box).getAllByRole('term')).toHaveLength(7);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenLastCalledWith('escape');
  },
};

/** It keeps its state itself. */
export const Uncontrolled: Story = {
  render: () => <ShortcutsDialog groups={groups} trigger={<Button>Shortcuts</Button>} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Shortcuts' }));
    await dialog();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
  },
};

export const OneGroup: Story = {
  args: { groups: groups.slice(0, 1), description: 'They work while no field has the focus.' },
};

export const Empty: Story = {
  args: { groups: [] },
  play: async () => {
    await expect(within(await dialog()).getByText(says('extra:shortcuts.empty'))).toBeInTheDocument();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile' } } };
