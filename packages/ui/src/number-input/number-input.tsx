import { Minus, Plus } from 'lucide-react';
import { type InputHTMLAttributes, type Ref, useRef } from 'react';
import { useFieldControl } from '../field/field-control.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { cn } from '../lib/cn.ts';
import { inputClass } from '../lib/input-class.ts';
import { mergeRefs } from '../lib/merge-refs.ts';
import { FormValue } from '../lib/use-own-value.tsx';
import { useNumberInput } from './use-number-input.ts';

export interface NumberInputProps
  extends Omit<
    InputHTMLAttributes<HTMLInputElement>,
    'value' | 'defaultValue' | 'onChange' | 'min' | 'max' | 'step' | 'type'
  > {
  /** A whole number; null for an empty field. Without it, the field keeps its value itself. */
  value?: number | null;
  defaultValue?: number | null;
  onValueChange?: (value: number | null) => void;
  min?: number;
  max?: number;
  step?: number;
  /** Shows the separators of the language. False for numbers that are not amounts, such as a port. */
  grouped?: boolean;
  /** Form field name: submits the plain digits. */
  name?: string;
  ref?: Ref<HTMLInputElement>;
}

/**
 * A whole amount, for instance of tokens, typed in any digits and with the separators of the language. Arrow keys and
 * two buttons step it. The limits apply when stepping, on blur and on Enter, not while typing. Tokens: those of text
 * inputs.
 */
export function NumberInput({
  value,
  defaultValue = null,
  onValueChange,
  min = 0,
  max,
  step = 1,
  grouped = true,
  name,
  className,
  onBlur,
  onKeyDown,
  onCompositionEnd,
  ref,
  ...rest
}: NumberInputProps) {
  const { t } = useTexts('ui');
  const control = useFieldControl(rest);
  const input = useRef<HTMLInputElement>(null);
  const number = useNumberInput({ input, value, defaultValue, onValueChange, min, max, step, grouped });
  const { known, most } = number;
  return (
    <span data-part="frame" className="flex min-w-0 items-stretch gap-1">
      <IconButton
        variant="outline"
        data-part="less"
        label={t('number.less')}
        disabled={rest.disabled}
        // At a limit not `disabled`: the pressed button would lose the focus.
        aria-disabled={known !== null && known <= min}
        onClick={() => number.stepBy(-1)}
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
        aria-valuemax={most}
        value={number.shown}
        onChange={({ target, nativeEvent }) =>
          number.onInput(target.value, (nativeEvent as InputEvent).isComposing === true)
        }
        onCompositionEnd={(event) => {
          onCompositionEnd?.(event);
          number.onComposed(event.currentTarget.value);
        }}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          number.onKeyDown(event);
        }}
        onBlur={(event) => {
          number.settle();
          onBlur?.(event);
        }}
        className={cn(inputClass, 'numeric text-center font-semibold', className)}
      />
      <IconButton
        variant="outline"
        data-part="more"
        label={t('number.more')}
        disabled={rest.disabled}
        aria-disabled={known !== null && known >= most}
        onClick={() => number.stepBy(1)}
      >
        <Plus />
      </IconButton>
      {/* The text of the field is written for people. */}
      <FormValue name={name} value={known ?? ''} disabled={rest.disabled} form={rest.form} />
    </span>
  );
}
