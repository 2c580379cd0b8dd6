import { type HTMLAttributes, type Ref, useRef, useState } from 'react';
import { FieldContext, useFieldGroup } from '../field/field-control.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { cn } from '../lib/cn.ts';
import { mergeRefs } from '../lib/merge-refs.ts';
import { useFormReset } from '../lib/use-form-reset.ts';
import { FormValue } from '../lib/use-own-value.tsx';
import { warnOnce } from '../lib/warn-once.ts';
import { Select, type SelectOption } from '../select/select.tsx';
import {
  type BirthDateDraft,
  birthDateOf,
  birthYears,
  changeBirthDate,
  daysOf,
  parseBirthDate,
} from './birth-date.ts';

export interface BirthDatePickerProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'onChange' | 'defaultValue' | 'children'> {
  /** `YYYY-MM-DD`, or null for none. Omit it for an uncontrolled picker. */
  value?: string | null;
  defaultValue?: string;
  /** Called with `YYYY-MM-DD`, and only when day, month and year are all chosen (spec 1 §5). */
  onValueChange?: (date: string) => void;
  /** Called when a complete date becomes incomplete, for instance 31 January after a change to February. */
  onIncomplete?: () => void;
  /** Form field name: submits the complete date, else an empty text. */
  name?: string;
  required?: boolean;
  disabled?: boolean;
  /** Time that ages are counted from; for tests and stories. */
  now?: Date;
  ref?: Ref<HTMLDivElement>;
}

type Part = keyof BirthDateDraft;

/** Part name, relative width and autofill token of each list. */
const parts = {
  day: { mark: { 'data-part': 'day', className: 'min-w-20 flex-[3]' }, autoComplete: 'bday-day' },
  month: { mark: { 'data-part': 'month', className: 'min-w-20 flex-[5]' }, autoComplete: 'bday-month' },
  year: { mark: { 'data-part': 'year', className: 'min-w-20 flex-[4]' }, autoComplete: 'bday-year' },
} as const;
const isPart = (type: string): type is Part => type in parts;

/** The parts in the order of the language. */
const orderOf = (language: string): Part[] =>
  new Intl.DateTimeFormat(language, { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' })
    .formatToParts(0)
    .map(({ type }) => type)
    .filter(isPart);

/** The standalone month names. */
const monthsOf = (language: string): SelectOption[] => {
  const format = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => ({
    value: String(month + 1),
    label: format.format(Date.UTC(2000, month, 1)),
  }));
};

const numbers = (from: number, count: number): SelectOption[] =>
  Array.from({ length: count }, (_, index) => ({ value: String(from + index), label: String(from + index) }));

/**
 * A date of birth from three lists: ages 18 to 99, and the days of the chosen month (spec 1 §5). Keeps chosen parts
 * while others are missing. Name it with a Field around it or `aria-label`.
 */
export function BirthDatePicker({
  value,
  defaultValue,
  onValueChange,
  onIncomplete,
  name,
  required,
  disabled = false,
  now,
  className,
  ref,
  ...rest
}: BirthDatePickerProps) {
  const { t, language } = useTexts('extra');
  const { controlId, required: fieldRequired, ...group } = useFieldGroup({ ...rest, required });
  const [draft, setDraft] = useState(() => parseBirthDate(value ?? defaultValue));
  const [given, setGiven] = useState(value);
  // A new value from the parent replaces the draft; the echo of the user's own choice does not.
  if (value !== given) {
    setGiven(value);
    if (value !== undefined && value !== birthDateOf(draft)) {
      if (value !== null || birthDateOf(draft) !== null) setDraft(parseBirthDate(value));
    }
  }
  if (value && birthDateOf(parseBirthDate(value)) === null) {
    warnOnce(
      'birth-date-picker',
      `"${value}" is no date, so nothing is shown as chosen.`,
      'Pass an existing day as YYYY-MM-DD, or null for none.',
    );
  }
  const date = birthDateOf(draft);
  const choose = (part: Part, chosen: string) => {
    const next = changeBirthDate(draft, part, chosen);
    setDraft(next);
    const nextDate = birthDateOf(next);
    if (nextDate !== null) onValueChange?.(nextDate);
    else if (date !== null) onIncomplete?.();
  };
  const root = useRef<HTMLDivElement>(null);
  const [first] = useState(value);
  useFormReset(root, () => {
    const next = parseBirthDate(first ?? defaultValue);
    setDraft(next);
    if (value === undefined) return;
    const nextDate = birthDateOf(next);
    if (nextDate === null && date !== null) onIncomplete?.();
    if (nextDate !== null && nextDate !== date) onValueChange?.(nextDate);
  });
  const years = birthYears((now ?? new Date()).getFullYear()).map(String);
  // A date from the parent may be outside the offered ages: show it, do not drop it.
  const allYears = draft.year && !years.includes(draft.year) ? [draft.year, ...years] : years;
  const options: Record<Part, SelectOption[]> = {
    day: numbers(1, daysOf(draft)),
    month: monthsOf(language),
    year: allYears.map((year) => ({ value: year, label: year })),
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset takes its name from a legend only, this one from its field.
    <div
      role="group"
      {...rest}
      ref={mergeRefs(root, ref)}
      aria-labelledby={group['aria-labelledby']}
      aria-describedby={group['aria-describedby']}
      data-component="birth-date-picker"
      data-guard="surface"
      data-state={date === null ? 'incomplete' : 'complete'}
      className={cn('flex min-w-0 flex-wrap gap-2', className)}
    >
      {/* The field's label and texts belong to the group; each list would take its id and repeat its hint. */}
      <FieldContext value={null}>
        {orderOf(language).map((part, index) => (
          <span key={part} {...parts[part].mark}>
            <Select
              id={index === 0 ? controlId : undefined}
              aria-label={t(`birthDate.${part}`)}
              aria-invalid={group['aria-invalid']}
              autoComplete={parts[part].autoComplete}
              required={fieldRequired}
              disabled={disabled}
              value={draft[part]}
              onChange={({ target }) => choose(part, target.value)}
              options={[{ value: '', label: t(`birthDate.${part}`) }, ...options[part]]}
            />
          </span>
        ))}
      </FieldContext>
      <FormValue name={name} value={date ?? ''} disabled={disabled} />
    </div>
  );
}
