import { ChevronDown } from 'lucide-react';
import { type Ref, type SelectHTMLAttributes, useRef } from 'react';
import { useFieldControl } from '../field/field-control.ts';
import { cn } from '../lib/cn.ts';
import { inputClass } from '../lib/input-class.ts';
import { mergeRefs } from '../lib/merge-refs.ts';
import { useControlledDefaults } from '../lib/use-form-reset.ts';
import { warnOnce } from '../lib/warn-once.ts';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

/** Options under a heading. */
export interface SelectGroup {
  label: string;
  options: readonly SelectOption[];
}

export interface SelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'children' | 'multiple'> {
  options: readonly (SelectOption | SelectGroup)[];
  /** Shown while nothing is chosen, with an empty value. It cannot be chosen again if the field is required. */
  placeholder?: string;
  onValueChange?: (value: string) => void;
  ref?: Ref<HTMLSelectElement>;
  /** `data-component` of a component built from a select. */
  'data-component'?: string;
}

const optionOf = ({ value, label, disabled }: SelectOption) => (
  <option key={value} value={value} disabled={disabled}>
    {label}
  </option>
);

/**
 * A native select, which works best on phones. Inside a Field it uses the field's label, hint and error. Tokens: those
 * of text inputs.
 */
export function Select({
  options,
  placeholder,
  onValueChange,
  onChange,
  className,
  ref,
  ...rest
}: SelectProps) {
  const list = useRef<HTMLSelectElement>(null);
  useControlledDefaults(list, rest.value !== undefined);
  const control = useFieldControl(rest);
  const values = options.flatMap((one) => ('options' in one ? one.options : one)).map(({ value }) => value);
  if (process.env.NODE_ENV !== 'production' && new Set(values).size < values.length)
    warnOnce(
      'select',
      'Two options have one value.',
      'Give each its own, or the second can never be chosen.',
    );
  return (
    <span data-part="frame" className="relative flex min-w-0 items-center">
      <select
        data-component="select"
        {...rest}
        {...control}
        // Browsers would start with the first option that is not disabled.
        {...(placeholder !== undefined && rest.value === undefined
          ? { defaultValue: rest.defaultValue ?? '' }
          : {})}
        onChange={(event) => {
          onChange?.(event);
          onValueChange?.(event.target.value);
        }}
        ref={mergeRefs(list, ref)}
        className={cn(
          inputClass,
          'appearance-none text-ellipsis pe-9 has-[option[data-part=placeholder]:checked]:text-text-muted',
          className,
        )}
      >
        {placeholder === undefined ? null : (
          <option value="" data-part="placeholder" disabled={control.required} hidden={control.required}>
            {placeholder}
          </option>
        )}
        {options.map((one) =>
          'options' in one ? (
            <optgroup key={one.label} label={one.label}>
              {one.options.map(optionOf)}
            </optgroup>
          ) : (
            optionOf(one)
          ),
        )}
      </select>
      <ChevronDown
        aria-hidden="true"
        data-part="arrow"
        className="pointer-events-none absolute end-3 size-4.5 text-text-muted"
      />
    </span>
  );
}
