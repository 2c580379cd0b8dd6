import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { Field } from '../field/field.tsx';
import { longText, says } from '../story/index.ts';
import { comboboxDocs } from './combobox.docs.ts';
import { Combobox, type ComboboxProps } from './combobox.tsx';
import type { ComboboxOption } from './filter-options.ts';

const cities: ComboboxOption[] = [
  { value: 'ams', label: 'Amsterdam', keywords: 'Netherlands' },
  { value: 'bcn', label: 'Barcelona', keywords: 'Spain' },
  { value: 'ber', label: 'Berlin', keywords: 'Germany' },
  { value: 'bog', label: 'Bogotá', keywords: 'Colombia' },
  { value: 'buc', label: 'București', keywords: 'Bucharest Romania' },
  { value: 'lis', label: 'Lisboa', keywords: 'Lisbon Portugal' },
  { value: 'mil', label: 'Milano', keywords: 'Milan Italy' },
  { value: 'par', label: 'Paris', keywords: 'France', disabled: true },
];
const many: ComboboxOption[] = Array.from({ length: 300 }, (_, index) => ({
  value: String(index),
  label: `Choice ${index + 1}`,
}));

const Held = (args: ComboboxProps) => {
  const [value, setValue] = useState(args.value);
  return (
    <Combobox
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
  title: 'UI/Combobox',
  component: Combobox,
  parameters: { componentDocs: comboboxDocs, conformance: { tag: 'div' } },
  args: { options: cities, value: null, onValueChange: fn() },
  render: (args) => (
    <div className="max-w-80 pb-64">
      <Field label="City">
        <Held {...args} />
      </Field>
    </div>
  ),
} satisfies Meta<typeof Combobox>;
export default meta;
type Story = StoryObj<typeof meta>;

const inputOf = (root: HTMLElement) => within(root).getByRole<HTMLInputElement>('combobox', { name: 'City' });
const page = () => within(document.body);
const options = () => page().queryAllByRole('option');
/** Waits for the panel's animation. */
const seen = (element: HTMLElement) => waitFor(() => expect(element).toBeVisible());
/** The active option of the input. */
const marked = (input: HTMLElement) =>
  document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent ?? null;

export const Default: Story = {};

export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const input = inputOf(canvasElement);
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowDown}');
    await expect(marked(input)).toBe('Amsterdam');
    await userEvent.keyboard('{ArrowUp}');
    // Wraps around the end and skips the disabled option.
    await expect(marked(input)).toBe('Milano');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('bcn');
    await expect(input).toHaveValue('Barcelona');
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    // Esc restores the chosen value.
    await userEvent.type(input, 'xyz');
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('Barcelona');
    await waitFor(() => expect(options()).toHaveLength(0));
    // Alt and the arrow only open the list, at the chosen option.
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(marked(input)).toBe('Barcelona');
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect(input).toHaveAttribute('aria-expanded', 'false');
  },
};

/** Ignores accents, case and extra words. Enter takes the best match; an empty input clears the choice. */
export const Filters: Story = {
  play: async ({ canvasElement, args }) => {
    const input = inputOf(canvasElement);
    await userEvent.type(input, 'bog');
    await expect(options().map(({ textContent }) => textContent)).toEqual(['Bogotá']);
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('bog');
    await userEvent.clear(input);
    await userEvent.type(input, 'bucharest');
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('buc');
    await userEvent.clear(input);
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await userEvent.type(input, 'half a w');
    await userEvent.tab();
    await expect(input).toHaveValue('');
  },
};

export const Pointer: Story = {
  play: async ({ canvasElement, args }) => {
    const input = inputOf(canvasElement);
    const toggle = within(canvasElement).getByRole('button', { name: says('extra:combobox.toggle') });
    await userEvent.click(toggle);
    await expect(input).toHaveFocus();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(await page().findByRole('option', { name: 'Paris' }));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.click(page().getByRole('option', { name: 'Lisboa' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('lis');
    await expect(input).toHaveFocus();
    await userEvent.click(input);
    await expect(page().getByRole('option', { name: 'Lisboa' })).toHaveAttribute('aria-selected', 'true');
    await seen(page().getByRole('option', { name: 'Lisboa' }));
  },
};

/** 300 choices: page keys move by ten, and the mark stays in view. */
export const ManyChoices: Story = {
  args: { options: many, value: '149' },
  play: async ({ canvasElement }) => {
    const input = inputOf(canvasElement);
    await userEvent.click(input);
    await expect(options()).toHaveLength(300);
    await expect(marked(input)).toBe('Choice 150');
    await userEvent.keyboard('{PageDown}{PageDown}');
    await expect(marked(input)).toBe('Choice 170');
    const box = document.querySelector('[data-part=panel]')?.getBoundingClientRect();
    const row = page().getByRole('option', { name: 'Choice 170' }).getBoundingClientRect();
    await expect(row.bottom).toBeLessThanOrEqual((box?.bottom ?? 0) + 1);
    await userEvent.type(input, '29', { initialSelectionStart: 0, initialSelectionEnd: 99 });
    // 29, 290 to 299, 129 and 229.
    await expect(options()).toHaveLength(13);
  },
};

export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    const input = inputOf(canvasElement);
    await userEvent.type(input, 'zzz');
    await seen(page().getByText(says('extra:combobox.empty')));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    // A message is no list: nothing is expanded, and no list is named.
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await expect(input).not.toHaveAttribute('aria-controls');
  },
};

export const Loading: Story = {
  args: { loading: true, remote: true, options: [] },
  play: async ({ canvasElement }) => {
    await userEvent.type(inputOf(canvasElement), 'a');
    await seen(page().getByText(says('common:loading')));
  },
};

export const ListError: Story = {
  args: { listError: 'The list did not come. Please try again.', remote: true, options: [] },
  play: async ({ canvasElement }) => {
    await userEvent.type(inputOf(canvasElement), 'a');
    await seen(page().getByText('The list did not come. Please try again.'));
  },
};

/** A server-side search: the options arrive later and need not contain the choice. */
export const Remote: Story = {
  args: { options: [], value: 'rio', selectedLabel: 'Rio de Janeiro', remote: true, onQueryChange: fn() },
  render: (args) => {
    const Server = () => {
      const [query, setQuery] = useState('');
      const [answer, setAnswer] = useState({ query: '', options: cities });
      return (
        <div className="max-w-80 pb-64">
          <Field label="City">
            <Held
              {...args}
              loading={answer.query !== query}
              options={answer.options}
              onQueryChange={(next) => {
                setQuery(next);
                args.onQueryChange?.(next);
                setTimeout(() => {
                  const found = cities.filter(({ label }) => label.toLowerCase().startsWith(next));
                  setAnswer({ query: next, options: found });
                }, 50);
              }}
            />
          </Field>
        </div>
      );
    };
    return <Server />;
  },
  play: async ({ canvasElement, args }) => {
    const input = inputOf(canvasElement);
    await expect(input).toHaveValue('Rio de Janeiro');
    await userEvent.type(input, 'be', { initialSelectionStart: 0, initialSelectionEnd: 99 });
    await expect(args.onQueryChange).toHaveBeenLastCalledWith('be');
    await userEvent.click(await page().findByRole('option', { name: 'Berlin' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('ber');
  },
};

/** Esc closes the list first; the next press closes the dialog. */
export const InADialog: Story = {
  render: (args) => {
    const Page = () => {
      const [open, setOpen] = useState(true);
      return (
        <>
          <Button onClick={() => setOpen(true)}>Where you are</Button>
          <Dialog open={open} onClose={() => setOpen(false)} title="Where you are">
            <Field label="City">
              <Held {...args} />
            </Field>
          </Dialog>
        </>
      );
    };
    return <Page />;
  },
  play: async () => {
    const input = await page().findByRole('combobox', { name: 'City' });
    await userEvent.click(input);
    await seen(await page().findByRole('option', { name: 'Berlin' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(options()).toHaveLength(0));
    await expect(page().getByRole('dialog')).toBeVisible();
    await userEvent.click(input);
    await userEvent.click(await page().findByRole('option', { name: 'Berlin' }));
    await expect(input).toHaveValue('Berlin');
  },
};

export const Disabled: Story = { args: { disabled: true, value: 'ber' } };

export const WithError: Story = {
  render: (args) => (
    <div className="max-w-80">
      <Field label="City" error="Please choose a city.">
        <Held {...args} />
      </Field>
    </div>
  ),
};

export const OpenOnAPhone: Story = {
  globals: { viewport: { value: 'mobile' } },
  args: { options: [{ value: 'long', label: longText }, ...cities], value: 'long' },
  play: async ({ canvasElement }) => {
    await userEvent.click(inputOf(canvasElement));
    await expect(options()).toHaveLength(cities.length + 1);
  },
};
