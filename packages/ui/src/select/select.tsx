import { ChevronDown } from 'lucide-react';
import { type Ref, type SelectHTMLAttributes, useRef } from 'react';
import { useFieldControl } from '../field/field-control.ts';
import { cn } from '../lib/cn.ts';
import { mergeRefs } from '../lib/merge-refs.ts';
import { useControlledDefaults } from '../lib/use-form-reset.ts';
import { warnOnce } from '../lib/warn-once.ts';
import { inputClass } from '../text-input/input-class.ts';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'children' | 'multiple'> {
  options: readonly SelectOption[];
  ref?: Ref<HTMLSelectElement>;
  /** `data-component` of a component built from a select. */
  'data-component'?: string;
}

/**
 * A native select, which works best on phones. Inside a Field it uses the field's label, hint and error. Tokens: those
 * of text inputs.
 */
export function Select({ options, className, ref, ...rest }: SelectProps) {
  const list = useRef<HTMLSelectElement>(null);
  useControlledDefaults(list, rest.value !== undefined);
  const control = useFieldControl(rest);
  if (
    process.env.NODE_ENV !== 'production' &&
    new Set(options.map(({ value }) => value)).size < options.length
  )
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
        ref={mergeRefs(list, ref)}
        className={cn(inputClass, 'appearance-none text-ellipsis pe-9', className)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        data-part="arrow"
        className="pointer-events-none absolute end-3 size-4.5 text-text-muted"
      />
    </span>
  );
}
