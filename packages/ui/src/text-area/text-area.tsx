import { type ChangeEvent, type Ref, type TextareaHTMLAttributes, useId, useRef, useState } from 'react';
import { useFieldControl } from '../field/field-control.ts';
import { useNumber } from '../i18n/format.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { cn } from '../lib/cn.ts';
import { inputClass } from '../lib/input-class.ts';
import { mergeRefs } from '../lib/merge-refs.ts';
import { useFormReset } from '../lib/use-form-reset.ts';
import { growing } from './growing.ts';

export interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  /** Minimum number of lines. */
  rows?: number;
  /** Maximum number of lines before it scrolls. */
  maxRows?: number;
  /** Shows the remaining characters. Needs `maxLength`. */
  counter?: boolean;
  ref?: Ref<HTMLTextAreaElement>;
}

/** The counter warns from here on. */
const NEARLY_FULL = 0.9;

/**
 * A multi-line text. It grows up to `maxRows`; the counter shows the remaining characters. Inside a Field it uses the
 * field's label, hint and error. Tokens: `--field-radius`, `--field-bg`, `--field-border`.
 */
export function TextArea({
  rows = 3,
  maxRows = 12,
  counter = false,
  className,
  onChange,
  style,
  ref,
  ...rest
}: TextAreaProps) {
  const { t } = useTexts('extra');
  const number = useNumber();
  const counterId = useId();
  const { maxLength, value, defaultValue } = rest;
  const counts = counter && maxLength !== undefined;
  const control = useFieldControl({
    ...rest,
    'aria-describedby': cn(rest['aria-describedby'], counts && counterId) || undefined,
  });
  // Used only while the text area is uncontrolled; null for its default.
  const [typed, setTyped] = useState<number | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  useFormReset(field, () => setTyped(null));
  const used = value === undefined && typed !== null ? typed : String(value ?? defaultValue ?? '').length;
  const left = counts ? Math.max(0, maxLength - used) : 0;
  const state = counts && left === 0 ? 'full' : undefined;
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setTyped(event.target.value.length);
    onChange?.(event);
  };
  const area = (
    <textarea
      {...rest}
      {...control}
      ref={mergeRefs(mergeRefs(field, growing), ref)}
      rows={rows}
      onChange={change}
      data-component="text-area"
      data-state={state}
      className={cn(
        inputClass,
        'h-auto resize-none overflow-y-auto py-2 wrap-anywhere [field-sizing:content]',
        className,
      )}
      style={{
        minHeight: `calc(${rows}lh + 1.125rem)`,
        maxHeight: `calc(${Math.max(rows, maxRows)}lh + 1.125rem)`,
        ...style,
      }}
    />
  );
  if (!counts) return area;
  return (
    <span className="flex min-w-0 flex-col gap-1">
      {area}
      <span
        id={counterId}
        data-part="counter"
        className={cn(
          'numeric self-end text-xs text-text-muted',
          used >= maxLength * NEARLY_FULL && 'font-semibold text-warning-text',
          state === 'full' && 'text-danger-text',
        )}
      >
        <span aria-hidden="true">{`${number(used)} / ${number(maxLength)}`}</span>
        <span className="sr-only">{t('textArea.left', { count: left, shown: number(left) })}</span>
      </span>
    </span>
  );
}
