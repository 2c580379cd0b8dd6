import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Field } from '../field/field.tsx';
import { longText, says } from '../story/index.ts';
import { multiSelectDocs } from './multi-select.docs.ts';
import { MultiSelect } from './multi-select.tsx';

const names = ['Acoustic', 'Books', 'Candlelight', 'Cooking', 'Dance', 'Evening', 'Games', 'Garden'];

const meta = {
  title: 'UI/Multi-select',
  component: MultiSelect,
  parameters: { componentDocs: multiSelectDocs, conformance: { tag: 'div' } },
  args: {
    'aria-label': 'Tags',
    options: names.map((label) => ({ value: label.toLowerCase(), label })),
    defaultValue: ['books', 'dance'],
    onValueChange: fn(),
  },
  decorators: [
    (Story) => (
      <div className="max-w-96">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MultiSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

const page = () => within(document.body);

export const Default: Story = {
  parameters: {
    longText: {
      options: [{ value: 'long', label: longText }],
      defaultValue: ['long'],
    } satisfies Story['args'],
  },
};

/** Typing, arrow keys, Enter, Backspace, and a press on a tag. */
export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('combobox', { name: 'Tags' });
    await userEvent.click(input);
    await userEvent.keyboard('gar{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['books', 'dance', 'garden']);
    await expect(input).toHaveValue('');
    const list = page().getByRole('listbox');
    await expect(list).toHaveAttribute('aria-multiselectable', 'true');
    await userEvent.keyboard('boo{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['dance', 'garden']);
    await userEvent.keyboard('{Backspace}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['dance']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page().queryByRole('listbox')).toBeNull());
    await userEvent.click(
      canvas.getByRole('button', { name: says('extra:combobox.remove', { label: 'Dance' }) }),
    );
    await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
    await expect(input).toHaveFocus();
  },
};

/** With the last one that is allowed, the others cannot be chosen. */
export const AtTheLimit: Story = {
  args: { max: 2 },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'));
    await expect(await page().findByRole('option', { name: 'Games' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(page().getByRole('option', { name: 'Games' }));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.click(page().getByRole('option', { name: 'Books' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['dance']);
  },
};

/** Required: a form is valid with the first tag. */
export const InAForm: Story = {
  args: { 'aria-label': undefined, defaultValue: [], name: 'tag' },
  render: (args) => (
    <form aria-label="Room">
      <Field label="Tags" hint="What your room is about." required>
        <MultiSelect {...args} />
      </Field>
    </form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const form = canvas.getByRole<HTMLFormElement>('form');
    const input = canvas.getByLabelText<HTMLInputElement>('Tags');
    await expect(input.validity.valueMissing).toBe(true);
    await userEvent.type(input, 'games{Enter}{Escape}');
    await expect(input.validity.valid).toBe(true);
    await expect(new FormData(form).getAll('tag')).toEqual(['games']);
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const Invalid: Story = { args: { 'aria-invalid': true } };
