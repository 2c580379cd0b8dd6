import { ChevronDown } from 'lucide-react';
import type { Ref, SelectHTMLAttributes } from 'react';
import { useFieldControl } from '../field/field-control.ts';
import { cn } from '../lib/cn.ts';
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
  /** The public name of a component that is made of a select. */
  'data-component'?: string;
}

/**
 * The platform's own list: the best one on a phone. Inside a Field it takes its label, hint and error from there.
 * Tokens: those of text inputs.
 */
export function Select({ options, className, ...rest }: SelectProps) {
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
