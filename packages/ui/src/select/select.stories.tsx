import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Field } from '../field/field.tsx';
import { longText } from '../story/index.ts';
import { selectDocs } from './select.docs.ts';
import { Select } from './select.tsx';

const meta = {
  title: 'UI/Select',
  component: Select,
  parameters: { componentDocs: selectDocs, conformance: { tag: 'select' } },
  args: {
    'aria-label': 'Order',
    options: [
      { value: 'new', label: 'Newest first' },
      { value: 'viewers', label: 'Most viewers' },
      { value: 'name', label: 'By name' },
      { value: 'near', label: 'Near me', disabled: true },
    ],
    onChange: fn(),
  },
  decorators: [
    (Story) => (
      <div className="max-w-72">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { longText: { options: [{ value: 'long', label: longText }] } satisfies Story['args'] },
  play: async ({ canvasElement, args }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'Order' });
    await userEvent.tab();
    await expect(select).toHaveFocus();
    await userEvent.selectOptions(select, 'viewers');
    await expect(select).toHaveDisplayValue('Most viewers');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const InAField: Story = {
  render: (args) => (
    <Field label="Order" hint="Of the list below.">
      <Select {...args} aria-label={undefined} />
    </Field>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Order')).toHaveAccessibleDescription(
      'Of the list below.',
    );
  },
};

/** Nothing is chosen at first; a required one cannot be emptied again. */
export const WithPlaceholder: Story = {
  args: { placeholder: 'Choose an order', name: 'order', required: true, onValueChange: fn() },
  render: (args) => (
    <form aria-label="List">
      <Select {...args} />
    </form>
  ),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const select = canvas.getByRole<HTMLSelectElement>('combobox', { name: 'Order' });
    await expect(select).toHaveDisplayValue('Choose an order');
    await expect(select).toBeInvalid();
    await userEvent.selectOptions(select, 'viewers');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('viewers');
    await expect(select).toBeValid();
    await expect(select.options[0]).toBeDisabled();
  },
};

export const WithGroups: Story = {
  args: {
    options: [
      { value: '', label: 'Any order' },
      {
        label: 'By rooms',
        options: [
          { value: 'new', label: 'Newest first' },
          { value: 'viewers', label: 'Most viewers' },
        ],
      },
      { label: 'By broadcaster', options: [{ value: 'name', label: 'By name' }] },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('group', { name: 'By rooms' })).toContainElement(
      canvas.getByRole('option', { name: 'Most viewers' }),
    );
  },
};

export const Invalid: Story = { args: { 'aria-invalid': true } };

export const Disabled: Story = { args: { disabled: true } };

/** A list that has not loaded. */
export const Empty: Story = { args: { options: [], disabled: true } };
