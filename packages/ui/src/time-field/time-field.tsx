import { type InputHTMLAttributes, type Ref, useRef } from 'react';
import { TypedInput } from '../field/typed-input.tsx';
import { useTypedValue } from '../field/use-typed-value.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { warnOnce } from '../lib/warn-once.ts';
import { formatTimeText, isTime, parseTimeText, stepTime } from './time-text.ts';

export interface TimeFieldProps
  extends Omit<
    InputHTMLAttributes<HTMLInputElement>,
    'value' | 'defaultValue' | 'onChange' | 'min' | 'max' | 'step' | 'type'
  > {
  /** `HH:MM` in 24 hours; null for an empty field. Without it, the field keeps its value itself. */
  value?: string | null;
  defaultValue?: string | null;
  /** Called by arrow keys, and when the field is left or Enter pressed; null if it is empty or unreadable. */
  onValueChange?: (value: string | null) => void;
  /** First and last time, `HH:MM`. Another one is an error. */
  min?: string;
  max?: string;
  /** Minutes of a step of the arrow keys. */
  step?: number;
  /** Form field name: submits `HH:MM`. */
  name?: string;
  ref?: Ref<HTMLInputElement>;
}

/**
 * A time of day, typed as the language writes it. Arrow keys step it. Inside a Field it uses the field's label, hint and
 * error. Tokens: those of text inputs.
 */
export function TimeField({
  value,
  defaultValue = null,
  onValueChange,
  min,
  max,
  step = 15,
  ref,
  ...rest
}: TimeFieldProps) {
  const { t, language } = useTexts('extra');
  const input = useRef<HTMLInputElement>(null);
  for (const time of [value, defaultValue, min, max])
    if (process.env.NODE_ENV !== 'production' && time && !isTime(time))
      warnOnce('time-field', `"${time}" is no time.`, 'Give a time of day as HH:MM, in 24 hours.');
  const typed = useTypedValue({
    input,
    value,
    defaultValue,
    onValueChange,
    parse: parseTimeText,
    format: (time) => formatTimeText(time, language),
    problemOf: (time) => {
      if (time === null) return t('time.unreadable', { example: formatTimeText('21:30', language) });
      if (min && time < min) return t('time.tooEarly', { time: formatTimeText(min, language) });
      return max && time > max ? t('time.tooLate', { time: formatTimeText(max, language) }) : null;
    },
  });
  return (
    <span data-part="frame" className="flex min-w-0">
      <TypedInput
        {...rest}
        data-component="time-field"
        autoComplete="off"
        typed={typed}
        input={input}
        ref={ref}
        onKey={(event) => {
          const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
          if (direction === 0 || rest.readOnly || event.altKey || event.ctrlKey || event.metaKey) return;
          event.preventDefault();
          typed.change(stepTime(typed.value, step, direction));
        }}
      />
    </span>
  );
}
