import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { longText, says } from '../story/index.ts';
import { columnPickerDocs } from './column-picker.docs.ts';
import { ColumnPicker } from './column-picker.tsx';

const meta = {
  title: 'UI/Column picker',
  component: ColumnPicker,
  args: {
    columns: [
      { key: 'email', label: 'Email' },
      { key: 'kind', label: 'Kind' },
      { key: 'created', label: 'Member since' },
    ],
    defaultHidden: ['kind'],
    onHiddenChange: fn(),
  },
  parameters: { componentDocs: columnPickerDocs, conformance: { tag: 'div' } },
} satisfies Meta<typeof ColumnPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Hides and shows columns, in the order of the table. */
export const Default: Story = {
  parameters: { longText: { columns: [{ key: 'x', label: longText }] } satisfies Story['args'] },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: says('extra:table.columns') }));
    const list = within(await screen.findByRole('dialog'));
    await expect(list.getByRole('checkbox', { name: 'Kind' })).not.toBeChecked();
    await userEvent.click(list.getByRole('checkbox', { name: 'Email' }));
    await expect(args.onHiddenChange).toHaveBeenLastCalledWith(['email', 'kind']);
    await userEvent.click(list.getByRole('checkbox', { name: 'Kind' }));
    await expect(args.onHiddenChange).toHaveBeenLastCalledWith(['email']);
  },
};

/** The parent keeps the hidden columns; this one changes none. */
export const Controlled: Story = {
  args: { hidden: ['kind'] },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: says('extra:table.columns') }));
    const email = within(await screen.findByRole('dialog')).getByRole('checkbox', { name: 'Email' });
    await userEvent.click(email);
    await expect(args.onHiddenChange).toHaveBeenLastCalledWith(['email', 'kind']);
    await expect(email).toBeChecked();
  },
};
