import { Minus, Plus } from 'lucide-react';
import { type InputHTMLAttributes, type KeyboardEvent, type Ref, useRef, useState } from 'react';
import { useFieldControl } from '../field/field-control.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { cn } from '../lib/cn.ts';
import { mergeRefs } from '../lib/merge-refs.ts';
import { useFormReset, useValueReset } from '../lib/use-form-reset.ts';
import { warnOnce } from '../lib/warn-once.ts';
import { inputClass } from '../text-input/input-class.ts';

export interface NumberInputProps
  extends Omit<
    InputHTMLAttributes<HTMLInputElement>,
    'value' | 'defaultValue' | 'onChange' | 'min' | 'max' | 'step' | 'type'
  > {
  /** A whole number; null for an empty field. */
  value: number | null;
  onValueChange: (value: number | null) => void;
  min?: number;
  max?: number;
  step?: number;
  ref?: Ref<HTMLInputElement>;
}

const DIGITS = /^\d{0,9}$/;

/**
 * A whole amount, for instance of tokens. Accepts digits only; arrow keys and two buttons step it. The limits apply
 * when stepping and on blur, not while typing. Tokens: those of text inputs.
 */
export function NumberInput({
  value,
  onValueChange,
  min = 0,
  max = 999_999_999,
  step = 1,
  className,
  onBlur,
  onKeyDown,
  ref,
  ...rest
}: NumberInputProps) {
  const { t } = useTexts('ui');
  const control = useFieldControl(rest);
  // The typed text may be outside the limits or padded ("007") for a moment.
  const [draft, setDraft] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  useValueReset(input, value, onValueChange);
  useFormReset(input, () => setDraft(null));
  const known = value !== null && Number.isFinite(value) ? Math.trunc(value) : null;
  if (process.env.NODE_ENV !== 'production') {
    if (known !== value)
      warnOnce(
        'number-input',
        `${value} is no whole number.`,
        'Give an integer, or null for an empty field.',
      );
    if (min > max) warnOnce('number-input', `Nothing is from ${min} to ${max}.`, 'Mend `min` and `max`.');
  }
  const shown = draft ?? (known === null ? '' : String(known));
  const clamp = (number: number) => Math.min(max, Math.max(min, number));

  const stepBy = (sign: 1 | -1) => {
    setDraft(null);
    onValueChange(known === null ? clamp(min) : clamp(known + sign * step));
  };
  const type = (text: string) => {
    if (!DIGITS.test(text)) return;
    setDraft(text);
    onValueChange(text === '' ? null : Number(text));
  };
  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    const sign = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (sign === 0 || event.defaultPrevented) return;
    event.preventDefault();
    stepBy(sign);
  };

  return (
    <span data-part="frame" className="flex min-w-0 items-stretch gap-1">
      <IconButton
        variant="outline"
        data-part="less"
        label={t('number.less')}
        disabled={rest.disabled}
        // At a limit not `disabled`: the pressed button would lose the focus.
        aria-disabled={known !== null && known <= min}
        onClick={() => stepBy(-1)}
      >
        <Minus />
      </IconButton>
      <input
        {...rest}
        {...control}
        ref={mergeRefs(input, ref)}
        data-component="number-input"
        type="text"
        inputMode="numeric"
        autoComplete="off"
        role="spinbutton"
        aria-valuenow={known ?? undefined}
        aria-valuetext={known === null ? t('number.empty') : undefined}
        aria-valuemin={min}
        aria-valuemax={max}
        value={shown}
        onChange={(event) => type(event.target.value)}
        onKeyDown={keys}
        onBlur={(event) => {
          setDraft(null);
          if (known !== null && clamp(known) !== known) onValueChange(clamp(known));
          onBlur?.(event);
        }}
        className={cn(inputClass, 'numeric text-center font-semibold', className)}
      />
      <IconButton
        variant="outline"
        data-part="more"
        label={t('number.more')}
        disabled={rest.disabled}
        aria-disabled={known !== null && known >= max}
        onClick={() => stepBy(1)}
      >
        <Plus />
      </IconButton>
    </span>
  );
}
