import { Minus, Plus } from 'lucide-react';
import { type InputHTMLAttributes, type KeyboardEvent, type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldControl } from '../field/field.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { cn } from '../lib/cn.ts';
import { inputClass } from '../text-input/input-class.ts';

export interface NumberInputProps
  extends Omit<
    InputHTMLAttributes<HTMLInputElement>,
    'value' | 'defaultValue' | 'onChange' | 'min' | 'max' | 'step' | 'type'
  > {
  /** A whole number; null is an empty field. */
  value: number | null;
  onValueChange: (value: number | null) => void;
  min?: number;
  max?: number;
  step?: number;
  ref?: Ref<HTMLInputElement>;
}

const DIGITS = /^\d{0,9}$/;

/**
 * A whole amount, for instance of tokens. Takes digits only; arrow keys and the two buttons step it. The limits
 * hold when stepping and on leaving the field, not while typing.
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
  ...rest
}: NumberInputProps) {
  const { t } = useTranslation('ui');
  const control = useFieldControl(rest);
  // What is typed may for a moment be outside the limits or padded ("007").
  const [draft, setDraft] = useState<string | null>(null);
  const shown = draft ?? (value === null ? '' : String(value));
  const clamp = (number: number) => Math.min(max, Math.max(min, number));

  const stepBy = (sign: 1 | -1) => {
    setDraft(null);
    onValueChange(value === null ? clamp(min) : clamp(value + sign * step));
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
    <span data-component="number-input" className="flex min-w-0 items-stretch gap-1">
      <IconButton
        variant="outline"
        label={t('number.less')}
        disabled={rest.disabled || (value !== null && value <= min)}
        onClick={() => stepBy(-1)}
      >
        <Minus />
      </IconButton>
      <input
        {...rest}
        {...control}
        data-part="input"
        type="text"
        inputMode="numeric"
        autoComplete="off"
        role="spinbutton"
        aria-valuenow={value ?? undefined}
        aria-valuetext={value === null ? t('number.empty') : undefined}
        aria-valuemin={min}
        aria-valuemax={max}
        value={shown}
        onChange={(event) => type(event.target.value)}
        onKeyDown={keys}
        onBlur={(event) => {
          setDraft(null);
          if (value !== null && clamp(value) !== value) onValueChange(clamp(value));
          onBlur?.(event);
        }}
        className={cn(inputClass, 'numeric text-center font-semibold', className)}
      />
      <IconButton
        variant="outline"
        label={t('number.more')}
        disabled={rest.disabled || (value !== null && value >= max)}
        onClick={() => stepBy(1)}
      >
        <Plus />
      </IconButton>
    </span>
  );
}
