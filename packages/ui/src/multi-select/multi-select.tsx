import { X } from 'lucide-react';
import { type HTMLAttributes, type KeyboardEvent, type Ref, useId, useRef } from 'react';
import { useAnnounce } from '../announcer/announcer.tsx';
import { ComboboxBox, ComboboxInput } from '../combobox/combobox-box.tsx';
import { useComboboxStatus } from '../combobox/combobox-panel.tsx';
import type { ComboboxOption } from '../combobox/filter-options.ts';
import { useCombobox } from '../combobox/use-combobox.ts';
import { useFieldControl } from '../field/field-control.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { cn } from '../lib/cn.ts';
import { inputClass } from '../lib/input-class.ts';
import { useFormReset } from '../lib/use-form-reset.ts';
import { FormValue, useFormValue } from '../lib/use-own-value.tsx';

export interface MultiSelectProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'onChange' | 'defaultValue' | 'children' | 'role'> {
  options: readonly ComboboxOption[];
  /** The chosen values, in the order of choosing. Without it, the field keeps them itself. */
  value?: readonly string[];
  defaultValue?: readonly string[];
  onValueChange?: (value: string[]) => void;
  /** At most so many can be chosen. */
  max?: number;
  placeholder?: string;
  disabled?: boolean;
  /** At least one must be chosen. */
  required?: boolean;
  /** Form field name: submits each chosen value. */
  name?: string;
  ref?: Ref<HTMLDivElement>;
}

const NONE: readonly string[] = [];

/**
 * Several choices from many options, found by typing; each is a tag before the input. Inside a Field it uses the field's
 * label, hint and error. Tokens: `--chip-radius`,
 * and those of Combobox.
 */
export function MultiSelect({
  options,
  value: given,
  defaultValue = NONE,
  onValueChange,
  max = Number.POSITIVE_INFINITY,
  placeholder,
  disabled = false,
  required,
  name,
  id,
  className,
  'aria-label': label,
  'aria-labelledby': labelledBy,
  'aria-describedby': describedBy,
  'aria-invalid': invalid,
  ...rest
}: MultiSelectProps) {
  const { t } = useTexts('extra');
  const announce = useAnnounce();
  const listId = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const control = useFieldControl({ id, required, 'aria-describedby': describedBy, 'aria-invalid': invalid });
  const [value, setValue] = useFormValue<readonly string[]>(
    input,
    given,
    defaultValue,
    onValueChange as ((value: readonly string[]) => void) | undefined,
  );
  const labelOf = (one: string) => options.find((option) => option.value === one)?.label ?? one;
  const toggle = (one: string) => {
    if (value.includes(one)) remove(one);
    else if (value.length < max) setValue([...value, one]);
  };
  const remove = (one: string) => {
    setValue(value.filter((other) => other !== one));
    announce(t('combobox.removed', { label: labelOf(one) }));
  };
  const isFull = value.length >= max;
  const box = useCombobox({
    options: isFull ? options.map((one) => ({ ...one, disabled: !value.includes(one.value) })) : options,
    value: null,
    selectedLabel: undefined,
    remote: false,
    several: true,
    onValueChange: (one) => one !== null && toggle(one),
    onQueryChange: undefined,
  });
  useFormReset(input, box.close);
  const list = { box, listId, status: useComboboxStatus(box, false, null) };
  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    const last = value.at(-1);
    if (event.key === 'Backspace' && box.text === '' && last !== undefined) remove(last);
    else box.onKeyDown(event);
  };
  return (
    <ComboboxBox
      {...rest}
      data-component="multi-select"
      data-state={box.open ? 'open' : 'closed'}
      className={className}
      {...list}
      label={label}
      chosen={value}
      several
      failed={false}
      anchor={anchor}
      values={value.map((one) => <FormValue key={one} name={name} value={one} disabled={disabled} />)}
    >
      <span
        ref={anchor}
        data-part="frame"
        className={cn(
          inputClass,
          'flex h-auto min-h-10 flex-wrap items-center gap-1.5 py-1 has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-focus has-[input[aria-invalid]]:border-danger has-[input:disabled]:opacity-60',
        )}
      >
        {value.length > 0 ? (
          <ul aria-label={t('combobox.chosen')} className="contents">
            {value.map((one) => (
              <li key={one} className="flex max-w-full min-w-0">
                <button
                  type="button"
                  data-part="tag"
                  disabled={disabled}
                  aria-label={t('combobox.remove', { label: labelOf(one) })}
                  onClick={() => {
                    remove(one);
                    input.current?.focus();
                  }}
                  className="inline-flex min-h-7 max-w-full min-w-0 items-center gap-1 border border-border-strong bg-surface-sunken ps-2.5 pe-1.5 text-sm font-medium rounded-[var(--chip-radius,--theme(--radius-pill))] hover:not-disabled:border-text-muted"
                >
                  <span className="truncate">{labelOf(one)}</span>
                  <X aria-hidden="true" className="size-4 shrink-0 text-text-muted" />
                </button>
              </li>
            ))}
          </ul>
        ) : null}
        <ComboboxInput
          {...control}
          {...list}
          ref={input}
          data-part="input"
          aria-label={label}
          aria-labelledby={labelledBy}
          aria-required={control.required}
          // Its text is only a search: a tag fills the field.
          required={control.required && value.length === 0}
          placeholder={value.length > 0 ? undefined : (placeholder ?? t('combobox.placeholder'))}
          disabled={disabled}
          onKeyDown={keys}
          className="h-7 min-w-24 flex-1 bg-transparent text-ellipsis outline-none"
        />
      </span>
    </ComboboxBox>
  );
}
