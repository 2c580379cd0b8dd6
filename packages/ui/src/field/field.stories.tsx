import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { NumberInput } from '../number-input/number-input.tsx';
import { PasswordInput } from '../password-input/password-input.tsx';
import { Select } from '../select/select.tsx';
import { says } from '../story/index.ts';
import { TextInput } from '../text-input/text-input.tsx';
import { Field } from './field.tsx';

const meta = {
  title: 'UI/Field',
  component: Field,
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

export const Default: Story = { args: { hint: 'Seen by others in chat.' } };

export const WithError: Story = {
  args: { hint: 'Seen by others in chat.', error: 'This name is taken.' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Username');
    await expect(input).toHaveAccessibleDescription('This name is taken. Seen by others in chat.');
    await expect(input).toBeInvalid();
  },
};

export const Optional: Story = { args: { optional: true, label: 'Promo code' } };

export const Password: Story = {
  args: {
    label: 'Password',
    children: <PasswordInput autoComplete="current-password" defaultValue="curtain" />,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText('Password');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: says('ui:password.show') }));
    await expect(input).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: says('ui:password.hide') }));
    await expect(input).toHaveAttribute('type', 'password');
  },
};

const Amount = () => {
  const [value, setValue] = useState<number | null>(25);
  return (
    <Field label="Tokens" hint="1 to 500">
      <NumberInput value={value} onValueChange={setValue} min={1} max={500} step={5} />
    </Field>
  );
};

export const Tokens: Story = {
  render: () => <Amount />,
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

export const Choice: Story = {
  args: {
    label: 'Country',
    children: (
      <Select
        options={[
          { value: 'de', label: 'Germany' },
          { value: 'nl', label: 'Netherlands' },
        ]}
      />
    ),
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
      <Checkbox label="Keep me signed in" defaultChecked />
      <Checkbox label="I accept the terms" error="Needed to go on." hint="They open in a new tab." />
      <Checkbox label="Not available" disabled />
    </div>
  ),
};

export const LongTextOnAPhone: Story = {
  globals: { viewport: { value: 'mobile' } },
  args: {
    label: 'Benutzername für die Teilnahme an Chat, Privatshows und Gewinnspielen dieser Seite',
    hint: 'Dieser Name ist für alle sichtbar und lässt sich später nur einmal ändern, wenn er verfügbar ist.',
    error:
      'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung ist leider bereits vergeben.',
  },
  decorators: [
    (Story) => (
      <div className="w-60 max-w-full">
        <Story />
      </div>
    ),
  ],
};
