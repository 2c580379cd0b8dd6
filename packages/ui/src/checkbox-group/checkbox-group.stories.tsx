import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { longText, says } from '../story/index.ts';
import { checkboxGroupDocs } from './checkbox-group.docs.ts';
import { CheckboxGroup } from './checkbox-group.tsx';

const meta = {
  title: 'UI/Checkbox group',
  component: CheckboxGroup,
  parameters: { componentDocs: checkboxGroupDocs, conformance: { tag: 'fieldset' } },
  args: {
    legend: 'Languages',
    hint: 'The languages that you speak in your room.',
    options: [
      { value: 'en', label: 'English' },
      { value: 'de', label: 'Deutsch' },
      { value: 'fr', label: 'Français' },
    ],
    onValueChange: fn(),
  },
} satisfies Meta<typeof CheckboxGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    longText: {
      legend: longText,
      hint: longText,
      error: longText,
      all: longText,
      options: [{ value: 'en', label: longText, hint: longText }],
    } satisfies Story['args'],
  },
};

/** Values come in the order of the options. */
export const Chooses: Story = {
  tags: ['!autodocs'],
  args: { defaultValue: ['de'] },
  play: async ({ canvasElement, args }) => {
    const group = within(within(canvasElement).getByRole('group', { name: 'Languages' }));
    await userEvent.click(group.getByRole('checkbox', { name: 'English' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['en', 'de']);
    await userEvent.click(group.getByRole('checkbox', { name: 'Deutsch' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['en']);
  },
};

/** The box above all others; a disabled one keeps its state. */
export const WithAll: Story = {
  args: {
    all: 'All languages',
    defaultValue: ['en'],
    options: [
      { value: 'en', label: 'English' },
      { value: 'de', label: 'Deutsch' },
      { value: 'nl', label: 'Nederlands', disabled: true },
    ],
  },
  play: async ({ canvasElement, args }) => {
    const all = within(canvasElement).getByRole('checkbox', { name: 'All languages' });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['en', 'de']);
    await expect(all).toBeChecked();
    await expect(all).not.toBePartiallyChecked();
    await userEvent.click(all);
    await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
    await userEvent.click(within(canvasElement).getByRole('checkbox', { name: 'Deutsch' }));
    await expect(all).toBePartiallyChecked();
  },
};

export const InRows: Story = { args: { direction: 'row', defaultValue: ['en', 'fr'] } };

export const WithError: Story = { args: { error: 'Choose at most two.' } };

/** A form is not sent until one is chosen. */
export const Required: Story = {
  args: { required: true, name: 'language' },
  render: (args) => (
    <form aria-label="Profile" onSubmit={(event) => event.preventDefault()} className="flex flex-col gap-3">
      <CheckboxGroup {...args} />
      <Button type="submit" className="self-start">
        Save
      </Button>
    </form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const group = canvas.getByRole('group', { name: 'Languages' });
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getAllByText(says('common:problem.required'))).toHaveLength(1);
    await expect(group).toHaveAccessibleDescription(/./);
    await expect(canvas.getByRole('checkbox', { name: 'English' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Français' }));
    await expect(canvas.queryByText(says('common:problem.required'))).toBeNull();
    const form = canvas.getByRole<HTMLFormElement>('form');
    await expect(form.checkValidity()).toBe(true);
    await expect(new FormData(form).getAll('language')).toEqual(['fr']);
  },
};
