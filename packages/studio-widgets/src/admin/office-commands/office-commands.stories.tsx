import { begins, longText, says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { officeCommandsDocs } from './office-commands.docs.ts';
import { OfficeCommands } from './office-commands.tsx';
import { OfficeCommandsButton } from './office-commands-button.tsx';

const meta = {
  title: 'Studio/Admin/Office commands',
  component: OfficeCommands,
  parameters: {
    docs: { story: { inline: false, height: 420 } },
    componentDocs: officeCommandsDocs,
    conformance: { tag: 'div', portal: true },
  },
  args: {
    open: true,
    pages: [
      { path: '/admin/users', label: 'Users' },
      { path: '/admin/payouts', label: 'Payouts' },
    ],
    onOpenPage: fn(),
    onFind: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof OfficeCommands>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A part of a page's name opens it; any text finds users. */
export const Default: Story = {
  parameters: { longText: { pages: [{ path: '/x', label: longText }] } satisfies Story['args'] },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: says('admin:commands.title') }));
    await userEvent.type(dialog.getByRole('combobox'), 'pay{Enter}');
    await expect(args.onOpenPage).toHaveBeenCalledWith('/admin/payouts');
    await userEvent.clear(dialog.getByRole('combobox'));
    await userEvent.type(dialog.getByRole('combobox'), 'rosalind{Enter}');
    await expect(args.onFind).toHaveBeenCalledWith('rosalind');
  },
};

/** The button that opens it names the shortcut. */
export const OpenedByButton: Story = {
  args: { open: false },
  render: (args) => <OfficeCommandsButton onClick={() => args.onClose()} />,
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button');
    await expect(button).toHaveTextContent(begins('admin:commands.button'));
    await userEvent.click(button);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
