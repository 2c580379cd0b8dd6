import { ChevronDown } from 'lucide-react';
import { type HTMLAttributes, type ReactNode, type Ref, useId, useRef } from 'react';
import { useFieldControl } from '../field/field-control.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { cn } from '../lib/cn.ts';
import { inputClass } from '../lib/input-class.ts';
import { useFormReset } from '../lib/use-form-reset.ts';
import { FormValue, useFormValue } from '../lib/use-own-value.tsx';
import { ComboboxBox, ComboboxInput } from './combobox-box.tsx';
import { useComboboxStatus } from './combobox-panel.tsx';
import type { ComboboxOption } from './filter-options.ts';
import { useCombobox } from './use-combobox.ts';

export interface ComboboxProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'onChange' | 'defaultValue' | 'children' | 'role'> {
  options: readonly ComboboxOption[];
  /** The chosen option's value; null for none. Without it, the combobox keeps the choice itself. */
  value?: string | null;
  defaultValue?: string | null;
  /** Null after the user emptied the input. */
  onValueChange?: (value: string | null) => void;
  /**
   * Called on every change of the typed text, and with an empty text if the user leaves without choosing. For
   * server-side search.
   */
  onQueryChange?: (query: string) => void;
  /** The options already match the query and are not filtered again. */
  remote?: boolean;
  /** Label of a chosen value that is not among the options, as in a server-side search. */
  selectedLabel?: string;
  /** Options are loading. */
  loading?: boolean;
  /** Options failed to load. */
  listError?: ReactNode;
  placeholder?: string;
  disabled?: boolean;
  required?: boolean;
  /** Form field name: submits the chosen value, else an empty text. */
  name?: string;
  ref?: Ref<HTMLDivElement>;
}

/**
 * A choice from many options, found by typing. Inside a Field it uses the field's label, hint and error. Tokens:
 * `--combobox-list-radius`, and those of text inputs.
 */
export function Combobox({
  options,
  value: given,
  defaultValue = null,
  onValueChange,
  onQueryChange,
  remote = false,
  selectedLabel,
  loading = false,
  listError,
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
}: ComboboxProps) {
  const { t } = useTexts('extra');
  const listId = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const control = useFieldControl({
    id,
    required,
    'aria-describedby': describedBy,
    'aria-invalid': invalid,
  });
  const [value, setValue] = useFormValue(input, given, defaultValue, onValueChange);
  const box = useCombobox({
    options,
    value,
    selectedLabel,
    remote,
    onValueChange: setValue,
    onQueryChange,
  });
  useFormReset(input, box.close);
  const list = { box, listId, status: useComboboxStatus(box, loading, listError) };
  return (
    <ComboboxBox
      {...rest}
      data-component="combobox"
      data-state={box.open ? 'open' : 'closed'}
      className={className}
      {...list}
      label={label}
      chosen={value === null ? [] : [value]}
      failed={Boolean(listError)}
      anchor={anchor}
      values={<FormValue name={name} value={value ?? ''} disabled={disabled} />}
    >
      <span ref={anchor} className="relative flex min-w-0 items-center">
        <ComboboxInput
          {...control}
          {...list}
          ref={input}
          data-part="input"
          aria-label={label}
          aria-labelledby={labelledBy}
          placeholder={placeholder ?? t('combobox.placeholder')}
          disabled={disabled}
          onFocus={({ target }) => target.select()}
          className={cn(inputClass, 'pe-11 text-ellipsis')}
        />
        <button
          type="button"
          data-part="toggle"
          tabIndex={-1}
          aria-label={t('combobox.toggle')}
          aria-expanded={box.open}
          disabled={disabled}
          // The focus stays in the input, which handles the keys.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            input.current?.focus();
            if (box.open) box.close();
            else box.show();
          }}
          className="absolute end-1 grid size-8 place-items-center rounded-sm text-text-muted hover:text-text"
        >
          <ChevronDown
            aria-hidden="true"
            className={cn('size-4.5 transition-[rotate]', box.open && 'rotate-180')}
          />
        </button>
      </span>
    </ComboboxBox>
  );
}
