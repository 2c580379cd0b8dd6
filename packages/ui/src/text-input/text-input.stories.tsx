import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search, X } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Field } from '../field/field.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { longText } from '../story/index.ts';
import { textInputDocs } from './text-input.docs.ts';
import { TextInput } from './text-input.tsx';

const meta = {
  title: 'UI/Text input',
  component: TextInput,
  parameters: { componentDocs: textInputDocs, conformance: { tag: 'input' } },
  args: { 'aria-label': 'Search', placeholder: 'Name or tag', onChange: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-96">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { longText: { start: <Search />, defaultValue: longText } satisfies Story['args'] },
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Search' });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('<b>');
    await expect(input).toHaveValue('<b>');
    await expect(args.onChange).toHaveBeenCalledTimes(3);
  },
};

export const WithIcon: Story = { args: { start: <Search /> } };

export const WithButton: Story = {
  args: {
    start: <Search />,
    defaultValue: 'piano',
    end: (
      <IconButton size="sm" label="Clear">
        <X />
      </IconButton>
    ),
  },
};

export const Invalid: Story = { args: { 'aria-invalid': true, defaultValue: 'aurora' } };

export const ReadOnly: Story = { args: { readOnly: true, value: 'cannot be changed' } };

export const Disabled: Story = { args: { disabled: true, value: 'not now' } };

export const InAField: Story = {
  render: (args) => (
    <Field label="Username" hint="Seen by others in chat." error="This name is taken.">
      <TextInput {...args} aria-label={undefined} placeholder="" />
    </Field>
  ),
};
