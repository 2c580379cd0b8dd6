import { Check, Minus } from 'lucide-react';
import { type InputHTMLAttributes, type ReactNode, type Ref, useId, useLayoutEffect, useRef } from 'react';
import { useNativeProblem } from '../field/use-native-problem.tsx';
import { cn } from '../lib/cn.ts';
import { mergeRefs } from '../lib/merge-refs.ts';
import { useControlledDefaults } from '../lib/use-form-reset.ts';

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Neither on nor off: some of the boxes that it represents are on. */
  indeterminate?: boolean;
  onCheckedChange?: (checked: boolean) => void;
  ref?: Ref<HTMLInputElement>;
}

/** A yes/no choice. `ref` and the attributes go to the native checkbox, `className` to the root. */
export function Checkbox({
  label,
  hint,
  error: given,
  indeterminate = false,
  onCheckedChange,
  onChange,
  className,
  'aria-describedby': describedBy,
  'aria-invalid': invalid,
  ref,
  ...rest
}: CheckboxProps) {
  const id = useId();
  const native = useNativeProblem();
  const error = native.problem || given;
  const input = useRef<HTMLInputElement>(null);
  useControlledDefaults(input, rest.checked !== undefined);
  // After every render: a click ends this state.
  useLayoutEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  });
  return (
    <div
      {...native.handlers}
      data-component="checkbox"
      data-state={error ? 'invalid' : undefined}
      className={cn('flex min-w-0 flex-col gap-1', className)}
    >
      <label className="flex min-w-0 items-start gap-2.5 text-base">
        <span className="relative mt-0.5 grid size-5 shrink-0 place-items-center">
          <input
            {...rest}
            ref={mergeRefs(input, ref)}
            type="checkbox"
            onChange={(event) => {
              onChange?.(event);
              onCheckedChange?.(event.target.checked);
            }}
            data-part="input"
            aria-invalid={error ? true : invalid}
            aria-describedby={cn(describedBy, error && `${id}-error`, hint && `${id}-hint`) || undefined}
            className="peer size-5 appearance-none rounded-xs border border-border-strong bg-surface transition-colors checked:border-primary checked:bg-primary indeterminate:border-primary indeterminate:bg-primary aria-invalid:border-danger disabled:opacity-50"
          />
          <Check
            aria-hidden="true"
            data-part="mark"
            strokeWidth={3.5}
            className="pointer-events-none absolute size-3.5 text-on-primary opacity-0 peer-checked:opacity-100 peer-indeterminate:opacity-0 forced-colors:text-[CanvasText]"
          />
          <Minus
            aria-hidden="true"
            data-part="dash"
            strokeWidth={3.5}
            className="pointer-events-none absolute size-3.5 text-on-primary opacity-0 peer-indeterminate:opacity-100 forced-colors:text-[CanvasText]"
          />
        </span>
        <span data-part="label" className="min-w-0 wrap-anywhere">
          {label}
        </span>
      </label>
      {error ? (
        <p
          id={`${id}-error`}
          data-part="error"
          className="ps-7.5 text-sm font-medium text-danger-text wrap-anywhere"
        >
          {error}
        </p>
      ) : null}
      {hint ? (
        <p id={`${id}-hint`} data-part="hint" className="ps-7.5 text-sm text-text-muted wrap-anywhere">
          {hint}
        </p>
      ) : null}
    </div>
  );
}
