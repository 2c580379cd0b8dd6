import { getLocalTimeZone, today as todayOf } from '@internationalized/date';
import { CalendarDays } from 'lucide-react';
import { type InputHTMLAttributes, type Ref, useRef, useState } from 'react';
import { TypedInput } from '../field/typed-input.tsx';
import { useTypedValue } from '../field/use-typed-value.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { cn } from '../lib/cn.ts';
import { warnOnce } from '../lib/warn-once.ts';
import { Popover } from '../popover/popover.tsx';
import { Calendar } from './calendar.tsx';
import { dateOf, datePattern, formatDateText, parseDateText } from './date-text.ts';

export interface DatePickerProps
  extends Omit<
    InputHTMLAttributes<HTMLInputElement>,
    'value' | 'defaultValue' | 'onChange' | 'min' | 'max' | 'type'
  > {
  /** `YYYY-MM-DD`; null for an empty field. Without it, the field keeps its value itself. */
  value?: string | null;
  defaultValue?: string | null;
  /** Called when a date is chosen, and when the field is left or Enter pressed; null if it is empty or unreadable. */
  onValueChange?: (value: string | null) => void;
  /** First and last day, `YYYY-MM-DD`. The calendar offers no others; a typed one is an error. */
  min?: string;
  max?: string;
  /** Form field name: submits `YYYY-MM-DD`. */
  name?: string;
  /** `YYYY-MM-DD`, where the calendar of an empty field opens; default: the day in the reader's time zone. */
  today?: string;
  ref?: Ref<HTMLInputElement>;
}

const focusDay = (event: Event) => {
  const day = (event.currentTarget as HTMLElement).querySelector<HTMLElement>('td [tabindex="0"]');
  if (!day) return;
  event.preventDefault();
  day.focus();
};

/**
 * A day, typed in the order of the language or chosen from a calendar. Inside a Field it uses the field's label, hint and
 * error. Tokens: those of text inputs and of Popover.
 */
export function DatePicker({
  value,
  defaultValue = null,
  onValueChange,
  min,
  max,
  today,
  className,
  ref,
  ...rest
}: DatePickerProps) {
  const { t, language } = useTexts('extra');
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const pattern = datePattern(language, {
    day: t('date.dayLetters'),
    month: t('date.monthLetters'),
    year: t('date.yearLetters'),
  });
  for (const date of [value, defaultValue, min, max])
    if (process.env.NODE_ENV !== 'production' && date && !dateOf(date))
      warnOnce('date-picker', `"${date}" is no date.`, 'Give an existing day as YYYY-MM-DD.');
  const typed = useTypedValue({
    input,
    value,
    defaultValue,
    onValueChange,
    parse: (text) => parseDateText(text, language),
    format: (date) => formatDateText(date, language),
    problemOf: (date) => {
      if (date === null) return t('date.unreadable', { pattern });
      if (min && date < min) return t('date.tooEarly', { date: formatDateText(min, language) });
      return max && date > max ? t('date.tooLate', { date: formatDateText(max, language) }) : null;
    },
  });
  return (
    <span data-part="frame" className="relative flex min-w-0 items-center">
      <TypedInput
        placeholder={pattern}
        {...rest}
        data-component="date-picker"
        inputMode="numeric"
        typed={typed}
        input={input}
        ref={ref}
        onKey={(event) => {
          if (event.key === 'ArrowDown' && event.altKey && !rest.readOnly) setOpen(true);
        }}
        className={cn('pe-11', className)}
      />
      <Popover
        open={open}
        onOpenChange={setOpen}
        label={t('date.choose')}
        align="end"
        onOpenAutoFocus={focusDay}
        trigger={
          <IconButton
            label={t('date.choose')}
            size="sm"
            data-part="open"
            disabled={rest.disabled || rest.readOnly}
            className="absolute end-1"
          >
            <CalendarDays />
          </IconButton>
        }
      >
        <Calendar
          value={dateOf(typed.value)}
          today={dateOf(today) ?? todayOf(getLocalTimeZone())}
          min={dateOf(min)}
          max={dateOf(max)}
          onChoose={(date) => {
            typed.change(date);
            setOpen(false);
          }}
        />
      </Popover>
    </span>
  );
}
