// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { type ReactElement, type ReactNode, useState } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { BirthDatePicker } from './birth-date-picker/birth-date-picker.tsx';
import { CardFields } from './card-fields/card-fields.tsx';
import type { CardValue } from './card-fields/card-rules.ts';
import { Checkbox } from './checkbox/checkbox.tsx';
import { CheckboxGroup } from './checkbox-group/checkbox-group.tsx';
import { Combobox } from './combobox/combobox.tsx';
import { CountrySelect } from './country-select/country-select.tsx';
import { DatePicker } from './date-picker/date-picker.tsx';
import { LanguageSelect } from './language-select/language-select.tsx';
import { commonLocales, extraLocales, uiLocales } from './locales/index.ts';
import { MultiSelect } from './multi-select/multi-select.tsx';
import { NumberInput } from './number-input/number-input.tsx';
import { PasswordInput } from './password-input/password-input.tsx';
import { RadioCards } from './radio-cards/radio-cards.tsx';
import { RadioGroup } from './radio-group/radio-group.tsx';
import { RangeSlider, type SliderRange } from './range-slider/range-slider.tsx';
import { SchemeToggle } from './scheme-toggle/scheme-toggle.tsx';
import { SegmentedControl } from './segmented-control/segmented-control.tsx';
import { Select } from './select/select.tsx';
import { Slider } from './slider/slider.tsx';
import { StateSelect } from './state-select/state-select.tsx';
import { Switch } from './switch/switch.tsx';
import { TextArea } from './text-area/text-area.tsx';
import { TextInput } from './text-input/text-input.tsx';
import { TimeField } from './time-field/time-field.tsx';

const i18n = i18next.createInstance();

beforeAll(async () => {
  const namespaces = { ui: uiLocales, common: commonLocales, extra: extraLocales };
  const texts = await Promise.all(
    Object.entries(namespaces).map(async ([key, load]) => [key, await load.en()] as const),
  );
  await i18n
    .use(initReactI18next)
    .init({ lng: 'en', ns: Object.keys(namespaces), resources: { en: Object.fromEntries(texts) } });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  Reflect.deleteProperty(HTMLOptionElement.prototype, 'defaultSelected');
});

// As in browsers: the event comes before the values change and can prevent it, and an option knows its default.
beforeEach(() => {
  Object.defineProperty(HTMLOptionElement.prototype, 'defaultSelected', {
    configurable: true,
    get(this: HTMLOptionElement) {
      return this.hasAttribute('selected');
    },
    set(this: HTMLOptionElement, value: boolean) {
      this.toggleAttribute('selected', value);
    },
  });
  const { reset } = HTMLFormElement.prototype;
  vi.spyOn(HTMLFormElement.prototype, 'reset').mockImplementation(function (this: HTMLFormElement) {
    if (!this.dispatchEvent(new Event('reset', { bubbles: true, cancelable: true }))) return;
    const quiet = vi.spyOn(this, 'dispatchEvent').mockReturnValue(true);
    reset.call(this);
    quiet.mockRestore();
  });
});

/** A control whose owner keeps its value. */
function Owned<T>({
  first,
  children,
}: {
  first: T;
  children: (value: T, set: (value: T) => void) => ReactNode;
}) {
  const [value, setValue] = useState(first);
  return children(value, setValue);
}

const options = [
  { value: 'a', label: 'Anna' },
  { value: 'b', label: 'Berta' },
];
const segments = options;
const now = new Date('2026-06-01');

interface Control {
  /** File in the package. */
  file: string;
  element: ReactElement;
  change: () => void | Promise<void>;
  /** Takes React's `value` and `onChange`, so its owner keeps the value, as with every text field of React. */
  kept?: true;
  /** Sends nothing. */
  silent?: true;
}

const select = (label: string, value: string) =>
  void fireEvent.change(screen.getByLabelText(label), { target: { value } });
const typeInto = async (label: string, text: string) => {
  const field = screen.getByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('radio', { name }));

const controls: Record<string, Control> = {
  BirthDatePicker: {
    file: 'birth-date-picker',
    element: <BirthDatePicker aria-label="Birth" name="birth" now={now} />,
    change: () => {
      select('Day', '31');
      select('Month', '1');
      select('Year', '2000');
    },
  },
  'BirthDatePicker with a default': {
    file: 'birth-date-picker',
    element: <BirthDatePicker aria-label="Birth" name="birth" now={now} defaultValue="1999-02-03" />,
    change: () => select('Month', ''),
  },
  'BirthDatePicker, controlled': {
    file: 'birth-date-picker',
    element: (
      <Owned first="1999-02-03">
        {(value, set) => (
          <BirthDatePicker aria-label="Birth" name="birth" now={now} {...{ value }} onValueChange={set} />
        )}
      </Owned>
    ),
    change: () => select('Day', '4'),
  },
  CardFields: {
    file: 'card-fields',
    element: (
      <Owned<CardValue> first={{ number: '', expiry: '', cvc: '' }}>
        {(value, set) => <CardFields value={value} onValueChange={set} now={now} />}
      </Owned>
    ),
    change: async () => {
      await typeInto('Card number', '4242');
      await userEvent.tab();
    },
    silent: true,
  },
  Checkbox: {
    file: 'checkbox',
    element: <Checkbox label="News" name="news" defaultChecked />,
    change: () => userEvent.click(screen.getByLabelText('News')),
  },
  'Checkbox, controlled': {
    file: 'checkbox',
    element: (
      <Owned first={false}>
        {(checked, set) => (
          <Checkbox
            label="News"
            name="news"
            checked={checked}
            onChange={({ target }) => set(target.checked)}
          />
        )}
      </Owned>
    ),
    change: () => userEvent.click(screen.getByLabelText('News')),
    kept: true,
  },
  CheckboxGroup: {
    file: 'checkbox-group',
    element: <CheckboxGroup legend="Who" name="who" options={options} defaultValue={['a']} />,
    change: () => userEvent.click(screen.getByLabelText('Berta')),
  },
  'CheckboxGroup, controlled': {
    file: 'checkbox-group',
    element: (
      <Owned<readonly string[]> first={['a', 'b']}>
        {(value, set) => (
          <CheckboxGroup
            legend="Who"
            name="who"
            all="Everyone"
            options={options}
            value={value}
            onValueChange={set}
          />
        )}
      </Owned>
    ),
    change: () => userEvent.click(screen.getByLabelText('Everyone')),
  },
  Combobox: {
    file: 'combobox',
    element: (
      <Owned<string | null> first="a">
        {(value, set) => (
          <Combobox aria-label="Who" name="who" options={options} value={value} onValueChange={set} />
        )}
      </Owned>
    ),
    change: async () => {
      await typeInto('Who', 'Ber');
      await userEvent.keyboard('{Enter}');
    },
  },
  'Combobox, uncontrolled': {
    file: 'combobox',
    element: <Combobox aria-label="Who" name="who" options={options} defaultValue="a" />,
    change: async () => {
      await typeInto('Who', 'Ber');
      await userEvent.keyboard('{Enter}');
    },
  },
  'Combobox, while typing': {
    file: 'combobox',
    element: <Combobox aria-label="Who" options={options} value="a" onValueChange={() => {}} />,
    change: () => typeInto('Who', 'Ber'),
    silent: true,
  },
  CountrySelect: {
    file: 'country-select',
    element: (
      <Owned first="DE">
        {(value, set) => (
          <CountrySelect aria-label="Country" name="country" value={value} onValueChange={set} />
        )}
      </Owned>
    ),
    change: () => select('Country', 'FR'),
  },
  'CountrySelect, uncontrolled': {
    file: 'country-select',
    element: <CountrySelect aria-label="Country" name="country" defaultValue="DE" />,
    change: () => select('Country', 'FR'),
  },
  DatePicker: {
    file: 'date-picker',
    element: (
      <Owned<string | null> first="2031-03-02">
        {(value, set) => <DatePicker aria-label="Day" name="day" value={value} onValueChange={set} />}
      </Owned>
    ),
    change: async () => {
      await typeInto('Day', '12/24/2031');
      await userEvent.tab();
    },
  },
  'DatePicker, uncontrolled, with a text that is no date': {
    file: 'date-picker',
    element: <DatePicker aria-label="Day" name="day" defaultValue="2031-03-02" />,
    change: async () => {
      await typeInto('Day', '13/13/2031');
      await userEvent.tab();
    },
  },
  LanguageSelect: {
    file: 'language-select',
    element: (
      <Owned<'de' | 'en' | 'es' | 'fr' | 'it' | 'nl'> first="de">
        {(value, set) => <LanguageSelect name="language" value={value} onValueChange={set} />}
      </Owned>
    ),
    change: () => select('Language', 'fr'),
  },
  'LanguageSelect, uncontrolled': {
    file: 'language-select',
    element: <LanguageSelect name="language" />,
    change: () => select('Language', 'fr'),
  },
  MultiSelect: {
    file: 'multi-select',
    element: <MultiSelect aria-label="Who" name="who" options={options} defaultValue={['a']} />,
    change: () => userEvent.type(screen.getByLabelText('Who'), 'Ber{Enter}{Escape}'),
  },
  NumberInput: {
    file: 'number-input',
    element: (
      <Owned<number | null> first={5}>
        {(value, set) => <NumberInput aria-label="Tokens" name="tokens" value={value} onValueChange={set} />}
      </Owned>
    ),
    // The focus stays in the field, so its text is a draft.
    change: () => typeInto('Tokens', '007'),
  },
  'NumberInput, uncontrolled': {
    file: 'number-input',
    element: <NumberInput aria-label="Tokens" name="tokens" defaultValue={5} />,
    change: () => void fireEvent.keyDown(screen.getByLabelText('Tokens'), { key: 'ArrowUp' }),
  },
  PasswordInput: {
    file: 'password-input',
    element: <PasswordInput aria-label="Password" name="password" />,
    change: () => typeInto('Password', 'secret'),
  },
  RadioCards: {
    file: 'radio-cards',
    element: (
      <Owned<string | null> first="a">
        {(value, set) => <RadioCards legend="Pack" options={options} value={value} onValueChange={set} />}
      </Owned>
    ),
    change: () => press('Berta'),
  },
  'RadioCards, uncontrolled': {
    file: 'radio-cards',
    element: <RadioCards legend="Pack" name="pack" options={options} />,
    change: () => press('Berta'),
  },
  RadioGroup: {
    file: 'radio-group',
    element: <RadioGroup aria-label="Who" name="who" options={options} defaultValue="a" />,
    change: () => press('Berta'),
  },
  'RadioGroup, controlled': {
    file: 'radio-group',
    element: (
      <Owned first="a">
        {(value, set) => (
          <RadioGroup aria-label="Who" name="who" options={options} value={value} onValueChange={set} />
        )}
      </Owned>
    ),
    change: () => press('Berta'),
  },
  'RadioGroup, controlled and empty at first': {
    file: 'radio-group',
    element: (
      <Owned<string | null> first={null}>
        {(value, set) => (
          <RadioGroup aria-label="Who" name="who" options={options} value={value} onValueChange={set} />
        )}
      </Owned>
    ),
    change: () => press('Berta'),
    kept: true,
  },
  RangeSlider: {
    file: 'range-slider',
    element: (
      <Owned<SliderRange> first={[20, 60]}>
        {(value, set) => (
          <RangeSlider
            aria-label="Price"
            fromName="from"
            toName="to"
            showValue
            value={value}
            onValueChange={set}
          />
        )}
      </Owned>
    ),
    change: () => void fireEvent.keyDown(screen.getByLabelText('From'), { key: 'ArrowRight' }),
  },
  'RangeSlider, uncontrolled': {
    file: 'range-slider',
    element: <RangeSlider aria-label="Price" fromName="from" toName="to" showValue />,
    change: () => void fireEvent.keyDown(screen.getByLabelText('From'), { key: 'ArrowRight' }),
  },
  SchemeToggle: {
    file: 'scheme-toggle',
    element: (
      <Owned<'light' | 'dark' | 'system'> first="light">
        {(value, set) => <SchemeToggle value={value} onValueChange={set} />}
      </Owned>
    ),
    change: () => press('Dark'),
  },
  SegmentedControl: {
    file: 'segmented-control',
    element: (
      <Owned first="a">
        {(value, set) => (
          <SegmentedControl aria-label="View" segments={segments} value={value} onValueChange={set} />
        )}
      </Owned>
    ),
    change: () => press('Berta'),
  },
  'SegmentedControl, uncontrolled': {
    file: 'segmented-control',
    element: <SegmentedControl aria-label="View" name="view" segments={segments} defaultValue="a" />,
    change: () => press('Berta'),
  },
  Select: {
    file: 'select',
    element: <Select aria-label="Who" name="who" options={options} defaultValue="b" />,
    change: () => select('Who', 'a'),
  },
  'Select with a placeholder': {
    file: 'select',
    element: <Select aria-label="Who" name="who" placeholder="Choose" options={options} />,
    change: () => select('Who', 'b'),
  },
  'Select, controlled': {
    file: 'select',
    element: (
      <Owned first="a">
        {(value, set) => (
          <Select
            aria-label="Who"
            name="who"
            options={options}
            value={value}
            onChange={({ target }) => set(target.value)}
          />
        )}
      </Owned>
    ),
    change: () => select('Who', 'b'),
    kept: true,
  },
  Slider: {
    file: 'slider',
    element: (
      <Owned first={30}>
        {(value, set) => (
          <Slider aria-label="Volume" name="volume" showValue value={value} onValueChange={set} />
        )}
      </Owned>
    ),
    change: () => void fireEvent.keyDown(screen.getByRole('slider'), { key: 'ArrowRight' }),
  },
  'Slider, uncontrolled': {
    file: 'slider',
    element: <Slider aria-label="Volume" name="volume" showValue defaultValue={30} />,
    change: () => void fireEvent.keyDown(screen.getByRole('slider'), { key: 'ArrowRight' }),
  },
  StateSelect: {
    file: 'state-select',
    element: (
      <Owned first="TX">
        {(value, set) => (
          <StateSelect aria-label="State" name="state" country="US" value={value} onValueChange={set} />
        )}
      </Owned>
    ),
    change: () => select('State', 'CA'),
  },
  'StateSelect, uncontrolled': {
    file: 'state-select',
    element: <StateSelect aria-label="State" name="state" country="US" defaultValue="TX" />,
    change: () => select('State', 'CA'),
  },
  'StateSelect as text': {
    file: 'state-select',
    element: (
      <Owned first="Bayern">
        {(value, set) => (
          <StateSelect aria-label="State" name="state" country="DE" value={value} onValueChange={set} />
        )}
      </Owned>
    ),
    change: () => typeInto('State', 'Berlin'),
  },
  Switch: {
    file: 'switch',
    element: <Switch label="Alerts" name="alerts" />,
    change: () => userEvent.click(screen.getByRole('switch')),
  },
  'Switch, on by default': {
    file: 'switch',
    element: <Switch label="Alerts" name="alerts" defaultChecked />,
    change: () => userEvent.click(screen.getByRole('switch')),
  },
  'Switch, controlled': {
    file: 'switch',
    element: (
      <Owned first={true}>
        {(checked, set) => <Switch label="Alerts" name="alerts" checked={checked} onCheckedChange={set} />}
      </Owned>
    ),
    change: () => userEvent.click(screen.getByRole('switch')),
  },
  TextArea: {
    file: 'text-area',
    element: <TextArea aria-label="About" name="about" defaultValue="me" maxLength={50} counter />,
    change: () => typeInto('About', 'you and me'),
  },
  TextInput: {
    file: 'text-input',
    element: <TextInput aria-label="Name" name="name" defaultValue="anna" />,
    change: () => typeInto('Name', 'berta'),
  },
  TimeField: {
    file: 'time-field',
    element: (
      <Owned<string | null> first="09:00">
        {(value, set) => <TimeField aria-label="Time" name="time" value={value} onValueChange={set} />}
      </Owned>
    ),
    change: () => void fireEvent.keyDown(screen.getByLabelText('Time'), { key: 'ArrowUp' }),
  },
  'TimeField, uncontrolled': {
    file: 'time-field',
    element: <TimeField aria-label="Time" name="time" />,
    change: () => typeInto('Time', '930'),
  },
  'TextInput, controlled': {
    file: 'text-input',
    element: (
      <Owned first="anna">
        {(value, set) => (
          <TextInput
            aria-label="Name"
            name="name"
            value={value}
            onChange={({ target }) => set(target.value)}
          />
        )}
      </Owned>
    ),
    change: () => typeInto('Name', 'berta'),
    kept: true,
  },
};

/** Files with an input or a value that is not a value of a form. */
const without: Record<string, string> = {
  'command-list': 'its input searches, and is empty at each opening',
  'dropdown-menu': 'its choices apply at once, and send nothing',
  'file-drop': 'passes files on at once and keeps none',
  'avatar-upload': 'passes the file on at once and keeps none',
  'column-picker': 'chooses what is shown, and sends nothing',
  'copy-field': 'shows a text to copy, and cannot be changed',
  'saved-views': 'its field names a view, and is empty at each opening',
  field: 'has the input that date-picker and time-field share',
  table: 'selects rows for an action, and sends nothing',
  tabs: 'chooses what is shown, and sends nothing',
};

/** What a user sees of a form: the state of each element, and the text. */
const shownOf = (form: HTMLFormElement) =>
  [...form.querySelectorAll('*')].map((element) => {
    const state = ['aria-checked', 'aria-valuenow', 'aria-valuetext', 'aria-invalid', 'data-state']
      .map((name) => element.getAttribute(name))
      .join();
    if (element instanceof HTMLInputElement)
      return element.type === 'hidden' ? '' : `${state} ${element.checked} ${element.value}`;
    if (element instanceof HTMLSelectElement) return element.options[element.selectedIndex]?.text;
    if (element instanceof HTMLTextAreaElement) return element.value;
    return element.childElementCount === 0 ? `${state} ${element.textContent}` : state;
  });

/** Generated names of groups that have none differ in nothing. */
const sentBy = (form: HTMLFormElement) => [...new FormData(form)].map(([, value]) => value);

const resets: Record<string, (form: HTMLFormElement) => void | Promise<void>> = {
  'the form is reset': (form) => act(() => form.reset()),
  'an action is done': () => userEvent.click(screen.getByRole('button', { name: 'Save' })),
};

describe.each(Object.entries(controls))('%s', (_, { element, change, kept, silent }) => {
  it.each(Object.entries(resets))('shows and sends its default after %s', async (_, reset) => {
    const sent: unknown[] = [];
    render(
      <I18nextProvider i18n={i18n}>
        <form noValidate aria-label="Form" action={(data) => void sent.push([...data.values()])}>
          {element}
          <button type="submit">Save</button>
        </form>
      </I18nextProvider>,
    );
    const form = screen.getByRole<HTMLFormElement>('form');
    const shown = shownOf(form);
    const data = sentBy(form);

    await change();
    const changed = shownOf(form);
    const changedData = sentBy(form);
    expect(changed).not.toEqual(shown);
    if (!silent) expect(changedData).not.toEqual(data);

    await reset(form);
    expect(shownOf(form)).toEqual(kept ? changed : shown);
    expect(sentBy(form)).toEqual(kept ? changedData : data);
  });
});

it('leaves a control as it is when the reset is prevented', async () => {
  render(
    <form aria-label="Form" onReset={(event) => event.preventDefault()}>
      <Switch label="Alerts" name="alerts" />
    </form>,
  );
  const form = screen.getByRole<HTMLFormElement>('form');
  await userEvent.click(screen.getByRole('switch'));
  act(() => form.reset());
  expect(within(form).getByRole('switch').getAttribute('aria-checked')).toBe('true');
  expect(sentBy(form)).toEqual(['on']);
});

it('covers every control', () => {
  const sources = import.meta.glob<string>('./*/*.tsx', { eager: true, query: '?raw', import: 'default' });
  const found = Object.entries(sources)
    .filter(([path]) => !/\.(stories|test)\.tsx$/.test(path))
    .filter(([, source]) =>
      /<(input|select|textarea|FileInput|TextInput|Select)\b|on(Value|Checked)Change/.test(source),
    )
    .map(([path]) => path.split('/')[1]);
  const covered = [...Object.values(controls).map(({ file }) => file), ...Object.keys(without)];
  expect(new Set(covered)).toEqual(new Set(found.filter((folder) => folder !== 'lib' && folder !== 'story')));
});
