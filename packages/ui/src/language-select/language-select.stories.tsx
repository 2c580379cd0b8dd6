import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Field } from '../field/field.tsx';
import { languages } from '../locales/languages.ts';
import { longText, says } from '../story/index.ts';
import { languageSelectDocs } from './language-select.docs.ts';
import { LanguageSelect, type LanguageSelectProps } from './language-select.tsx';

const Stateful = (props: LanguageSelectProps) => {
  const [value, setValue] = useState(props.value);
  return <LanguageSelect {...props} value={value} onValueChange={setValue} />;
};

const meta = {
  title: 'UI/Language select',
  component: LanguageSelect,
  parameters: { componentDocs: languageSelectDocs, conformance: { tag: 'select' } },
  args: { value: 'en', onValueChange: () => {} },
  argTypes: { value: { control: 'select', options: languages } },
  render: (args) => (
    <div className="max-w-60">
      <Stateful key={args.value} {...args} />
    </div>
  ),
} satisfies Meta<typeof LanguageSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const select = within(canvasElement).getByRole('combobox', { name: says('ui:language') });
    await userEvent.tab();
    await expect(select).toHaveFocus();
    await userEvent.selectOptions(select, 'nl');
    await expect(select).toHaveDisplayValue('Nederlands');
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const InALongField: Story = {
  globals: { viewport: { value: 'mobile' } },
  render: (args) => (
    <Field label={longText}>
      <Stateful key={args.value} {...args} />
    </Field>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('combobox')).toHaveAccessibleName(longText);
  },
};
