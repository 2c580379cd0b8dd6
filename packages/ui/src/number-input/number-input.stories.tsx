import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Field } from '../field/field.tsx';
import { keepsFocus, longText, says } from '../story/index.ts';
import { numberInputDocs } from './number-input.docs.ts';
import { NumberInput, type NumberInputProps } from './number-input.tsx';

const Stateful = (props: NumberInputProps) => {
  const [value, setValue] = useState(props.value);
  return <NumberInput {...props} value={value} onValueChange={setValue} />;
};

const meta = {
  title: 'UI/Number input',
  component: NumberInput,
  parameters: { componentDocs: numberInputDocs, conformance: { tag: 'input' } },
  args: { value: 25, onValueChange: () => {}, min: 1, max: 500, step: 5 },
  render: (args) => (
    <div className="max-w-72">
      <Field label="Tokens" hint="1 to 500">
        <Stateful key={args.value} {...args} />
      </Field>
    </div>
  ),
} satisfies Meta<typeof NumberInput>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Buttons and arrow keys step it, only digits are accepted, and the limits apply on blur. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('spinbutton', { name: 'Tokens' });
    await userEvent.click(canvas.getByRole('button', { name: says('ui:number.more') }));
    await expect(input).toHaveValue('30');
    await userEvent.type(input, '{ArrowDown}{ArrowDown}');
    await expect(input).toHaveValue('20');
    await userEvent.clear(input);
    await userEvent.type(input, '9x9-9');
    await expect(input).toHaveValue('999');
    await userEvent.tab();
    await expect(input).toHaveValue('500');
  },
};

export const Empty: Story = { args: { value: null } };

export const AtTheLimit: Story = {
  args: { value: 495 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await keepsFocus(canvas.getByRole('button', { name: says('ui:number.more') }));
    await expect(canvas.getByRole('spinbutton')).toHaveValue('500');
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const WithError: Story = {
  render: (args) => (
    <div className="max-w-72">
      <Field label="Tokens" error="You have 12 tokens.">
        <Stateful key={args.value} {...args} />
      </Field>
    </div>
  ),
};

export const InALongField: Story = {
  globals: { viewport: { value: 'mobile' } },
  args: { value: 999_999_999, max: 999_999_999 },
  render: (args) => (
    <Field label={longText} hint={longText}>
      <Stateful key={args.value} {...args} />
    </Field>
  ),
};
