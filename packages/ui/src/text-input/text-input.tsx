import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { useFieldControl } from '../field/field-control.ts';
import { cn } from '../lib/cn.ts';
import { inputClass } from './input-class.ts';

export interface TextInputProps extends InputHTMLAttributes<HTMLInputElement> {
  /** A small thing inside the start of the well, for instance an icon. */
  start?: ReactNode;
  /** A small thing inside the end of the well, for instance a button. */
  end?: ReactNode;
  ref?: Ref<HTMLInputElement>;
  /** The public name of a component that is made of a text input. */
  'data-component'?: string;
}

/**
 * A line of text. Inside a Field it takes its label, hint and error from there. Tokens: `--field-radius`,
 * `--field-bg`, `--field-border`.
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
