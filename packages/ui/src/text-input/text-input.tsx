import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { useFieldControl } from '../field/field-control.ts';
import { cn } from '../lib/cn.ts';
import { inputClass } from '../lib/input-class.ts';

export interface TextInputProps extends InputHTMLAttributes<HTMLInputElement> {
  /** Content at the start of the field, for instance an icon. */
  start?: ReactNode;
  /** Content at the end of the field, for instance a button. */
  end?: ReactNode;
  ref?: Ref<HTMLInputElement>;
  /** `data-component` of a component built from a text input. */
  'data-component'?: string;
}

/**
 * A single-line text. Inside a Field it uses the field's label, hint and error. Tokens: `--field-radius`, `--field-bg`,
 * `--field-border`.
 */
export function TextInput({ start, end, className, ...rest }: TextInputProps) {
  const control = useFieldControl(rest);
  return (
    <span data-part="frame" className="relative flex min-w-0 items-center">
      {start ? (
        <span
          data-part="start"
          className="pointer-events-none absolute start-3 inline-flex text-text-muted [&_svg]:size-4.5"
        >
          {start}
        </span>
      ) : null}
      <input
        type="text"
        data-component="text-input"
        {...rest}
        {...control}
        className={cn(inputClass, start && 'ps-10', end && 'pe-12', className)}
      />
      {end ? (
        <span data-part="end" className="absolute end-1 inline-flex items-center">
          {end}
        </span>
      ) : null}
    </span>
  );
}
