import type { InputHTMLAttributes, KeyboardEvent, Ref, RefObject } from 'react';
import { cn } from '../lib/cn.ts';
import { inputClass } from '../lib/input-class.ts';
import { mergeRefs } from '../lib/merge-refs.ts';
import { FormValue } from '../lib/use-own-value.tsx';
import { useFieldControl } from './field-control.ts';
import type { useTypedValue } from './use-typed-value.ts';

interface TypedInputProps extends InputHTMLAttributes<HTMLInputElement> {
  'data-component': string;
  typed: ReturnType<typeof useTypedValue>;
  input: RefObject<HTMLInputElement | null>;
  /** A key that the input does not handle itself. */
  onKey: (event: KeyboardEvent) => void;
  ref: Ref<HTMLInputElement> | undefined;
}

/** The input of a value that is typed as people write it, and the value that a form sends. */
export function TypedInput({
  typed,
  input,
  onKey,
  name,
  className,
  onBlur,
  onKeyDown,
  ref,
  ...rest
}: TypedInputProps) {
  const control = useFieldControl(rest);
  return (
    <>
      <input
        autoComplete="off"
        {...rest}
        {...control}
        aria-invalid={control['aria-invalid'] ?? (typed.invalid || undefined)}
        ref={mergeRefs(input, ref)}
        type="text"
        value={typed.shown}
        onChange={({ target }) => typed.onInput(target.value)}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          typed.onKeyDown(event);
          onKey(event);
        }}
        onBlur={(event) => {
          typed.settle();
          onBlur?.(event);
        }}
        className={cn(inputClass, 'numeric', className)}
      />
      <FormValue name={name} value={typed.value ?? ''} disabled={rest.disabled} form={rest.form} />
    </>
  );
}
