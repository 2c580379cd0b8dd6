import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search } from 'lucide-react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { NumberInput } from '../number-input/number-input.tsx';
import { PasswordInput } from '../password-input/password-input.tsx';
import { Select } from '../select/select.tsx';
import { longText, says } from '../story/index.ts';
import { TextInput } from '../text-input/text-input.tsx';
import { fieldDocs } from './field.docs.ts';
import { Field } from './field.tsx';

const meta = {
  title: 'UI/Field',
  component: Field,
  parameters: { componentDocs: fieldDocs, conformance: { tag: 'div' } },
  args: { label: 'Username', children: <TextInput autoComplete="username" /> },
  decorators: [
    (Story) => (
      <div className="max-w-96">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { longText: { error: `<b>${longText}</b>`, optional: true } satisfies Story['args'] },
  args: { hint: 'Seen by others in chat.' },
};

export const WithError: Story = {
  args: { hint: 'Seen by others in chat.', error: 'This name is taken.' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Username');
    await expect(input).toHaveAccessibleDescription('This name is taken. Seen by others in chat.');
    await expect(input).toBeInvalid();
  },
};

export const Optional: Story = { args: { optional: true, label: 'Promo code' } };

export const Required: Story = {
  args: { required: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox', { name: 'Username' })).toBeRequired();
  },
};

/** What the browser finds when the form is sent stands at the field, in the language of the page. */
export const SentEmpty: Story = {
  args: { required: true },
  render: (args) => (
    <form aria-label="Form" className="flex flex-col gap-4" onSubmit={(event) => event.preventDefault()}>
      <Field {...args} />
      <Field label="Email">
        <TextInput type="email" defaultValue="nobody" />
      </Field>
      <Checkbox label="I accept the terms" required />
      <Button type="submit">Send</Button>
    </form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const name = canvas.getByLabelText('Username');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(name).toHaveFocus();
    await expect(name).toHaveAccessibleDescription(says('common:problem.required'));
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription(
      says('common:problem.invalid_format'),
    );
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(
      says('common:problem.not_accepted'),
    );
    await userEvent.type(name, 'luna');
    await expect(name).toBeValid();
    await expect(name).not.toHaveAccessibleDescription();
  },
};

/** What the browser finds replaces the last answer, which was about another value. */
export const SentAgain: Story = {
  args: { required: true, error: 'This name is taken.' },
  render: (args) => (
    <form aria-label="Form" className="flex flex-col gap-4" onSubmit={(event) => event.preventDefault()}>
      <Field {...args} />
      <Button type="submit">Send</Button>
    </form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const name = canvas.getByLabelText('Username');
    await expect(name).toHaveAccessibleDescription('This name is taken.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(name).toHaveAccessibleDescription(says('common:problem.required'));
  },
};

export const AllControls: Story = {
  render: () => (
    <div className="flex flex-col gap-5">
      <Field label="Search">
        <TextInput start={<Search />} placeholder="Name or tag" />
      </Field>
      <Field label="Read only">
        <TextInput readOnly value="cannot be changed" />
      </Field>
      <Field label="Disabled">
        <TextInput disabled value="not now" />
      </Field>
      <Field label="Password">
        <PasswordInput autoComplete="current-password" defaultValue="curtain" />
      </Field>
      <Field label="Tokens">
        <NumberInput value={25} onValueChange={() => {}} />
      </Field>
      <Field label="Country">
        <Select options={[{ value: 'nl', label: 'Netherlands' }]} />
      </Field>
    </div>
  ),
};
