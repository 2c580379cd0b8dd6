import type { Meta, StoryObj } from '@storybook/react-vite';
import { getI18n } from 'react-i18next';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Field } from '../field/field.tsx';
import { longText, says } from '../story/index.ts';
import { timeFieldDocs } from './time-field.docs.ts';
import { TimeField } from './time-field.tsx';
import { formatTimeText } from './time-text.ts';

const meta = {
  title: 'UI/Time field',
  component: TimeField,
  parameters: { componentDocs: timeFieldDocs, conformance: { tag: 'input' } },
  args: { name: 'time', onValueChange: fn() },
  render: (args) => (
    <form aria-label="Show" className="max-w-48">
      <Field label="Start" hint="In your time zone.">
        <TimeField {...args} />
      </Field>
    </form>
  ),
} satisfies Meta<typeof TimeField>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = (value: string) => formatTimeText(value, getI18n().language);
const fieldOf = (root: HTMLElement) => within(root).getByRole<HTMLInputElement>('textbox', { name: 'Start' });
const sent = (root: HTMLElement) => new FormData(within(root).getByRole<HTMLFormElement>('form')).get('time');

/** Typed in any way, and read when the field is left. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const field = fieldOf(canvasElement);
    await userEvent.type(field, '9.30 pm');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('21:30');
    await expect(field).toHaveValue(shown('21:30'));
    await expect(sent(canvasElement)).toBe('21:30');
  },
};

export const ByArrowKeys: Story = {
  args: { defaultValue: '23:50', step: 30 },
  play: async ({ canvasElement }) => {
    const field = fieldOf(canvasElement);
    field.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(field).toHaveValue(shown('00:00'));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(sent(canvasElement)).toBe('23:00');
  },
};

/** Worded as the error of the field, until it is mended. */
export const Limits: Story = {
  args: { min: '18:00', max: '23:00' },
  play: async ({ canvasElement }) => {
    const field = fieldOf(canvasElement);
    await userEvent.type(field, '9:00{Enter}');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(
      expect.stringMatching(says('extra:time.tooEarly', { time: shown('18:00') }).source.slice(1, -1)),
    );
    await userEvent.clear(field);
    await userEvent.type(field, '1900{Enter}');
    await expect(field).toBeValid();
    await expect(field).toHaveValue(shown('19:00'));
  },
};

/** A text that is not a time stays and is not sent. */
export const NoTime: Story = {
  args: { defaultValue: '20:00' },
  play: async ({ canvasElement, args }) => {
    const field = fieldOf(canvasElement);
    await userEvent.clear(field);
    await userEvent.type(field, 'soon');
    await userEvent.tab();
    await expect(field).toHaveValue('soon');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await expect(field).toBeInvalid();
    await expect(sent(canvasElement)).toBe('');
  },
};

export const InADisabledFieldset: Story = {
  render: (args) => (
    <form aria-label="Show" className="max-w-48">
      <fieldset disabled>
        <TimeField {...args} aria-label="Start" defaultValue="20:00" />
      </fieldset>
    </form>
  ),
  play: async ({ canvasElement }) => {
    await expect(fieldOf(canvasElement)).toBeDisabled();
    await expect(sent(canvasElement)).toBeNull();
  },
};

export const InALongField: Story = {
  globals: { viewport: { value: 'mobile' } },
  args: { defaultValue: '20:00' },
  render: (args) => (
    <Field label={longText} hint={longText}>
      <TimeField {...args} />
    </Field>
  ),
};
