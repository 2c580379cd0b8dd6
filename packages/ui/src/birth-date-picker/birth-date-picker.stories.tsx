import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Field } from '../field/field.tsx';
import { longText, says, storyDate } from '../story/index.ts';
import { birthDatePickerDocs } from './birth-date-picker.docs.ts';
import { BirthDatePicker, type BirthDatePickerProps } from './birth-date-picker.tsx';

const meta = {
  title: 'UI/Birth date picker',
  tags: ['AGE-04'],
  component: BirthDatePicker,
  parameters: { componentDocs: birthDatePickerDocs, conformance: { tag: 'div' } },
  args: {
    name: 'birth_date',
    now: new Date(2026, 5, 15),
    onValueChange: fn(),
    onIncomplete: fn(),
  },
  render: (args: BirthDatePickerProps) => (
    <form aria-label="Sign up" className="max-w-96">
      <Field label="Date of birth" hint="You must be 18 or older.">
        <BirthDatePicker {...args} />
      </Field>
    </form>
  ),
} satisfies Meta<typeof BirthDatePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const parts = (root: HTMLElement) => {
  const group = within(within(root).getByRole('group', { name: 'Date of birth' }));
  const list = (part: 'day' | 'month' | 'year') =>
    group.getByRole<HTMLSelectElement>('combobox', { name: says(`extra:birthDate.${part}`) });
  return { day: list('day'), month: list('month'), year: list('year') };
};
const sent = (root: HTMLElement) =>
  new FormData(within(root).getByRole<HTMLFormElement>('form')).get('birth_date');
const values = (list: HTMLSelectElement) => [...list.options].map(({ value }) => value).filter(Boolean);

/** Reports the date only when day, month and year are chosen, in any order, and keeps the other parts until then. */
export const Default: Story = {
  name: 'Default [AGE-04]',
  play: async ({ canvasElement, args }) => {
    const { day, month, year } = parts(canvasElement);
    await expect(values(year)).toHaveLength(82);
    await expect([values(year)[0], values(year).at(-1)]).toEqual(['2008', '1927']);
    await userEvent.selectOptions(month, '2');
    await expect(values(day)).toHaveLength(29);
    await userEvent.selectOptions(day, '29');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(sent(canvasElement)).toBe('');
    await userEvent.selectOptions(year, '2004');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2004-02-29');
    await expect(sent(canvasElement)).toBe('2004-02-29');
    // The day does not exist in 2005: it is cleared, not moved.
    await userEvent.selectOptions(year, '2005');
    await expect(day).toHaveValue('');
    await expect(values(day)).toHaveLength(28);
    await expect(args.onIncomplete).toHaveBeenCalledOnce();
    await expect(sent(canvasElement)).toBe('');
    await userEvent.selectOptions(day, '1');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2005-02-01');
    await expect(args.onValueChange).toHaveBeenCalledTimes(2);
  },
};

export const Chosen: Story = {
  args: { defaultValue: '1990-05-17' },
  play: async ({ canvasElement }) => {
    const { day, month, year } = parts(canvasElement);
    await expect([day.value, month.value, year.value]).toEqual(['17', '5', '1990']);
    await expect(month.selectedOptions[0]).toHaveTextContent(
      storyDate(new Date(1990, 4, 17), { month: 'long' }),
    );
  },
};

/** Dates that do not exist cannot be chosen. */
export const NoSuchDate: Story = { args: { defaultValue: '0000-00-00' } };

export const WithError: Story = {
  render: (args) => (
    <div className="max-w-96">
      <Field label="Date of birth" error="You must be 18 or older." required>
        <BirthDatePicker {...args} />
      </Field>
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const list of Object.values(parts(canvasElement))) {
      await expect(list).toBeInvalid();
      await expect(list).toBeRequired();
    }
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: '1990-05-17' } };

export const InALongField: Story = {
  globals: { viewport: { value: 'mobile' } },
  render: (args) => (
    <div className="max-w-96">
      <Field label={longText} hint={longText}>
        <BirthDatePicker {...args} defaultValue="1990-09-30" />
      </Field>
    </div>
  ),
};
