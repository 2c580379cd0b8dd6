import { ChevronDown } from 'lucide-react';
import type { Ref, SelectHTMLAttributes } from 'react';
import { useFieldControl } from '../field/field.tsx';
import { cn } from '../lib/cn.ts';
import { inputClass } from '../text-input/input-class.ts';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'children' | 'multiple'> {
  options: readonly SelectOption[];
  ref?: Ref<HTMLSelectElement>;
}

/** The platform's own list: the best one on a phone. */
export function Select({ options, className, ...rest }: SelectProps) {
  const control = useFieldControl(rest);
  return (
    <span data-component="select" className="relative flex min-w-0 items-center">
      <select
        {...rest}
        {...control}
        data-part="input"
        className={cn(inputClass, 'appearance-none pe-9', className)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute end-3 size-4.5 text-text-muted"
      />
    </span>
  );
}
