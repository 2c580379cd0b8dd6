import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Field } from '../field/field.tsx';
import { longText, says } from '../story/index.ts';
import { passwordInputDocs } from './password-input.docs.ts';
import { PasswordInput } from './password-input.tsx';

const meta = {
  title: 'UI/Password input',
  component: PasswordInput,
  parameters: { componentDocs: passwordInputDocs, conformance: { tag: 'input' } },
  args: { autoComplete: 'current-password', defaultValue: 'curtain' },
  render: (args) => (
    <div className="max-w-96">
      <Field label="Password">
        <PasswordInput {...args} />
      </Field>
    </div>
  ),
} satisfies Meta<typeof PasswordInput>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The keyboard shows and hides the password. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText('Password');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: says('ui:password.show') })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: says('ui:password.hide') }));
    await expect(input).toHaveAttribute('type', 'password');
  },
};

export const WithError: Story = {
  render: (args) => (
    <div className="max-w-96">
      <Field label="New password" hint="At least 8 characters." error="Too short.">
        <PasswordInput {...args} autoComplete="new-password" />
      </Field>
    </div>
  ),
};

export const Disabled: Story = { args: { disabled: true } };

export const ShownOnAPhone: Story = {
  globals: { viewport: { value: 'mobile' } },
  args: { defaultValue: longText },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: says('ui:password.show') }));
  },
};
