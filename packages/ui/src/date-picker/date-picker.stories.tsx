import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { getI18n } from 'react-i18next';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Field } from '../field/field.tsx';
import { backKey, forwardKey, longText, says, storyDate } from '../story/index.ts';
import { datePickerDocs } from './date-picker.docs.ts';
import { DatePicker } from './date-picker.tsx';
import { formatDateText } from './date-text.ts';

const meta = {
  title: 'UI/Date picker',
  component: DatePicker,
  parameters: { componentDocs: datePickerDocs, conformance: { tag: 'input' } },
  args: { name: 'day', today: '2031-03-12', onValueChange: fn() },
  render: (args) => (
    <form aria-label="Show" className="max-w-72" onSubmit={(event) => event.preventDefault()}>
      <Field label="Day of the show">
        <DatePicker {...args} />
      </Field>
      <button type="submit">Save</button>
    </form>
  ),
} satisfies Meta<typeof DatePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = (value: string) => formatDateText(value, getI18n().language);
const fieldOf = (root: HTMLElement) =>
  within(root).getByRole<HTMLInputElement>('textbox', { name: 'Day of the show' });
const sent = (root: HTMLElement) => new FormData(within(root).getByRole<HTMLFormElement>('form')).get('day');
const openCalendar = async (root: HTMLElement) => {
  await userEvent.click(within(root).getByRole('button', { name: says('extra:date.choose') }));
  return within(await screen.findByRole('dialog', { name: says('extra:date.choose') }));
};
const fullName = (value: string) => storyDate(new Date(value), { dateStyle: 'full', timeZone: 'UTC' });
const focusedDay = () => document.activeElement?.getAttribute('aria-label');

/** Typed in the order of the language, and read when the field is left. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const field = fieldOf(canvasElement);
    await userEvent.type(field, shown('2031-12-24').replace(/\D/g, ' '));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(sent(canvasElement)).toBe('2031-12-24');
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2031-12-24');
    await expect(field).toHaveValue(shown('2031-12-24'));
    await userEvent.clear(field);
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await expect(sent(canvasElement)).toBe('');
  },
};

/** The calendar by keyboard: it opens at the chosen day and gives the focus back. */
export const ByKeyboard: Story = {
  args: { defaultValue: '2031-03-30' },
  play: async ({ canvasElement, args }) => {
    const field = fieldOf(canvasElement);
    field.focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await screen.findByRole('dialog');
    await waitFor(() => expect(focusedDay()).toBe(fullName('2031-03-30')));
    await userEvent.keyboard(`${forwardKey()}{ArrowDown}`);
    await expect(focusedDay()).toBe(fullName('2031-04-07'));
    await userEvent.keyboard(`{PageUp}${backKey()}`);
    await expect(focusedDay()).toBe(fullName('2031-03-06'));
    await userEvent.keyboard('{Shift>}{PageDown}{/Shift}');
    await expect(focusedDay()).toBe(fullName('2032-03-06'));
    await userEvent.keyboard('{Home}');
    const weekStart = focusedDay();
    await userEvent.keyboard('{End}{ArrowUp}{Home}{ArrowDown}');
    await expect(focusedDay()).toBe(weekStart);
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(sent(canvasElement)).toMatch(/^2032-0[23]-\d\d$/);
  },
};

/** Days outside the limits cannot be chosen; a typed one is worded as an error. */
export const Limits: Story = {
  args: { min: '2031-03-10', max: '2031-04-20' },
  play: async ({ canvasElement, args }) => {
    const calendar = await openCalendar(canvasElement);
    const early = calendar.getByRole('button', { name: fullName('2031-03-09') });
    await expect(early).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(early);
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(calendar.getByRole('button', { name: says('extra:date.previousMonth') })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(calendar.getByRole('button', { name: says('extra:date.nextMonth') }));
    await userEvent.click(calendar.getByRole('button', { name: fullName('2031-04-20') }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2031-04-20');
    const field = fieldOf(canvasElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.clear(field);
    await userEvent.type(field, '2031-05-01{Enter}');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(
      says('extra:date.tooLate', { date: shown('2031-04-20') }),
    );
    await expect(canvasElement.querySelector('form')?.checkValidity()).toBe(false);
  },
};

/** A text that is not a date stays, is worded as an error, and is not sent. */
export const NoDate: Story = {
  args: { defaultValue: '2031-03-02' },
  play: async ({ canvasElement, args }) => {
    const field = fieldOf(canvasElement);
    await userEvent.clear(field);
    await userEvent.type(field, '30 30 2031');
    await userEvent.tab();
    await expect(field).toHaveValue('30 30 2031');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription();
    await expect(sent(canvasElement)).toBe('');
    await userEvent.type(field, '{Backspace}');
    await expect(field).not.toHaveAttribute('aria-invalid');
  },
};

/** The calendar by pointer, with today marked. */
export const CalendarOpen: Story = {
  args: { defaultValue: '2031-03-20' },
  play: async ({ canvasElement }) => {
    const calendar = await openCalendar(canvasElement);
    await expect(calendar.getByRole('button', { current: 'date' })).toHaveAccessibleName(
      fullName('2031-03-12'),
    );
    await expect(calendar.getByRole('gridcell', { selected: true })).toHaveTextContent('20');
    await expect(calendar.getAllByRole('columnheader')).toHaveLength(7);
  },
};

const Controlled = () => {
  const [value, setValue] = useState<string | null>('2031-03-02');
  return (
    <div className="flex max-w-72 flex-col gap-3">
      <DatePicker aria-label="Day of the show" value={value} onValueChange={setValue} />
      <button type="button" onClick={() => setValue('2031-07-01')}>
        First of July
      </button>
    </div>
  );
};

/** A value of the owner replaces a text that could not be read. */
export const OwnersValue: Story = {
  render: () => <Controlled />,
  play: async ({ canvasElement }) => {
    const field = fieldOf(canvasElement);
    await userEvent.clear(field);
    await userEvent.type(field, 'soon');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'First of July' }));
    await expect(field).toHaveValue(shown('2031-07-01'));
    await expect(field).toBeValid();
  },
};

/** As native controls do. */
export const InADisabledFieldset: Story = {
  render: (args) => (
    <form aria-label="Show" className="max-w-72">
      <fieldset disabled>
        <DatePicker {...args} aria-label="Day of the show" defaultValue="2031-03-02" />
      </fieldset>
    </form>
  ),
  play: async ({ canvasElement }) => {
    await expect(fieldOf(canvasElement)).toBeDisabled();
    await expect(within(canvasElement).getByRole('button')).toBeDisabled();
    await expect(sent(canvasElement)).toBeNull();
  },
};

export const Required: Story = {
  args: { required: true },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Save' }));
    await expect(fieldOf(canvasElement)).toHaveAccessibleDescription(says('common:problem.required'));
  },
};

export const RightToLeft: Story = {
  args: { defaultValue: '2031-03-12' },
  render: (args) => (
    <div dir="rtl" className="max-w-72">
      <DatePicker {...args} aria-label="Day of the show" />
    </div>
  ),
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile' } },
  args: { defaultValue: '2031-03-12' },
  render: (args) => (
    <Field label={longText} hint={longText}>
      <DatePicker {...args} />
    </Field>
  ),
  play: async ({ canvasElement }) => {
    await openCalendar(canvasElement);
  },
};
