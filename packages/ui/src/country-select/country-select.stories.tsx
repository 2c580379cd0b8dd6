import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Field } from '../field/field.tsx';
import { longText } from '../story/index.ts';
import { countrySelectDocs } from './country-select.docs.ts';
import { CountrySelect, type CountrySelectProps } from './country-select.tsx';

const Held = (args: CountrySelectProps) => {
  const [value, setValue] = useState(args.value);
  return (
    <CountrySelect
      {...args}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        args.onValueChange?.(next);
      }}
    />
  );
};

const meta = {
  title: 'UI/Country select',
  component: CountrySelect,
  parameters: { componentDocs: countrySelectDocs, conformance: { tag: 'select' } },
  args: { value: '', onValueChange: fn() },
  render: (args) => (
    <div className="max-w-80">
      <Field label="Country">
        <Held {...args} />
      </Field>
    </div>
  ),
} satisfies Meta<typeof CountrySelect>;
export default meta;
type Story = StoryObj<typeof meta>;

const listOf = (root: HTMLElement) =>
  within(root).getByRole<HTMLSelectElement>('combobox', { name: 'Country' });

/** Named and sorted in the toolbar's language. */
export const Default: Story = {
  play: async ({ canvasElement, args, globals }) => {
    const list = listOf(canvasElement);
    await expect(list.options).toHaveLength(250);
    const name = new Intl.DisplayNames(String(globals.language), { type: 'region' }).of('DE');
    await userEvent.selectOptions(list, String(name));
    await expect(args.onValueChange).toHaveBeenCalledWith('DE');
    const names = [...list.options].slice(1).map(({ text }) => text);
    await expect(names).toEqual([...names].sort(new Intl.Collator(String(globals.language)).compare));
  },
};

/** Likely countries come first, and only once. */
export const FirstOnes: Story = {
  args: { first: ['US', 'CA', 'ZZ'], value: 'CA' },
  play: async ({ canvasElement }) => {
    const codes = [...listOf(canvasElement).options].map(({ value }) => value);
    await expect(codes.slice(0, 3)).toEqual(['', 'US', 'CA']);
    await expect(codes).toHaveLength(250);
  },
};

export const WithError: Story = {
  render: (args) => (
    <div className="max-w-80">
      <Field label="Country" error="Country is required">
        <Held {...args} />
      </Field>
    </div>
  ),
};

export const Disabled: Story = { args: { disabled: true, value: 'NL' } };

export const InALongField: Story = {
  globals: { viewport: { value: 'mobile' } },
  args: { value: 'GS' },
  render: (args) => (
    <Field label={longText}>
      <Held {...args} />
    </Field>
  ),
};
