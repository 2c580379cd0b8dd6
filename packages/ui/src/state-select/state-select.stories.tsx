import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CountrySelect } from '../country-select/country-select.tsx';
import { Field } from '../field/field.tsx';
import { longText } from '../story/index.ts';
import { stateSelectDocs } from './state-select.docs.ts';
import { StateSelect, type StateSelectProps } from './state-select.tsx';

const Held = (args: StateSelectProps) => {
  const [value, setValue] = useState(args.value);
  return (
    <StateSelect
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
  title: 'UI/State select',
  component: StateSelect,
  parameters: { componentDocs: stateSelectDocs, conformance: { tag: 'select' } },
  args: { country: 'US', value: '', onValueChange: fn() },
  render: (args) => (
    <div className="max-w-80">
      <Field label="State">
        <Held {...args} />
      </Field>
    </div>
  ),
} satisfies Meta<typeof StateSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { longText: { value: longText } satisfies Story['args'] },
  play: async ({ canvasElement, args }) => {
    const list = within(canvasElement).getByRole('combobox', { name: 'State' });
    await userEvent.selectOptions(list, 'Florida');
    await expect(args.onValueChange).toHaveBeenCalledWith('FL');
    await expect(list).toHaveValue('FL');
  },
};

export const Provinces: Story = { args: { country: 'CA', value: 'QC' } };

export const FreeText: Story = {
  args: { country: 'DE' },
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'State' });
    await userEvent.type(input, 'x'.repeat(60));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('x'.repeat(50));
  },
};

/** With a country above, as in an address. The parent clears the state when the country changes. */
export const InAnAddress: Story = {
  render: () => {
    const Address = () => {
      const [country, setCountry] = useState('US');
      const [state, setState] = useState('CA');
      return (
        <div className="flex max-w-80 flex-col gap-4">
          <Field label="Country">
            <CountrySelect
              value={country}
              first={['US', 'CA']}
              onValueChange={(next) => {
                setCountry(next);
                setState('');
              }}
            />
          </Field>
          <Field label={country === 'US' ? 'State' : 'Province'}>
            <StateSelect country={country} value={state} onValueChange={setState} />
          </Field>
        </div>
      );
    };
    return <Address />;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('combobox', { name: 'State' })).toHaveValue('CA');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Country' }), 'FR');
    await expect(canvas.getByRole('textbox', { name: 'Province' })).toHaveValue('');
  },
};

export const Disabled: Story = { args: { disabled: true, value: 'TX' } };
