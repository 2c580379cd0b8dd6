import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { longText, says } from '../story/index.ts';
import { savedViewsDocs } from './saved-views.docs.ts';
import { SavedViews } from './saved-views.tsx';

const meta = {
  title: 'UI/Saved views',
  component: SavedViews,
  args: {
    views: ['New broadcasters', 'Suspended'],
    current: null,
    onApply: fn(),
    onSave: fn(),
    onDelete: fn(),
  },
  parameters: { componentDocs: savedViewsDocs, conformance: { tag: 'div' } },
} satisfies Meta<typeof SavedViews>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button'));
  return within(await screen.findByRole('dialog'));
};

/** Saves under a name, deletes, and applies, which closes the list. */
export const Default: Story = {
  parameters: { longText: { views: [longText], current: longText } satisfies Story['args'] },
  play: async ({ canvasElement, args }) => {
    const list = await open(canvasElement);
    const save = list.getByRole('button', { name: says('extra:table.saveView') });
    await userEvent.click(save);
    await expect(list.getByText(says('common:problem.required'))).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.type(list.getByRole('textbox'), ' Monday {Enter}');
    await expect(args.onSave).toHaveBeenCalledWith('Monday');
    const remove = says('extra:table.deleteView', { name: 'Suspended' });
    await userEvent.click(list.getByRole('button', { name: remove }));
    await expect(args.onDelete).toHaveBeenCalledWith('Suspended');
    await userEvent.click(list.getByRole('button', { name: 'New broadcasters' }));
    await expect(args.onApply).toHaveBeenCalledWith('New broadcasters');
  },
};

/** A name that exists is replaced, and the button says so. */
export const Replaces: Story = {
  args: { current: 'Suspended' },
  play: async ({ canvasElement }) => {
    const list = await open(canvasElement);
    await expect(list.getByRole('button', { name: 'Suspended' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.type(list.getByRole('textbox'), 'Suspended');
    await expect(list.getByRole('button', { name: says('extra:table.replaceView') })).toBeVisible();
  },
};

export const NoViews: Story = {
  args: { views: [] },
  play: async ({ canvasElement }) => {
    const text = (await open(canvasElement)).getByText(says('extra:table.noViews'));
    await waitFor(() => expect(text).toBeVisible());
  },
};
