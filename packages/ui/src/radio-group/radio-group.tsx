import { cva } from 'class-variance-authority';
import { type HTMLAttributes, type ReactNode, type Ref, useId, useRef, useState } from 'react';
import { useFieldGroup } from '../field/field-control.ts';
import { cn } from '../lib/cn.ts';
import { mergeRefs } from '../lib/merge-refs.ts';
import { useControlledDefaults, useFormReset } from '../lib/use-form-reset.ts';

export type RadioDirection = 'column' | 'row';

export const radioGroupVariants = {
  direction: { column: 'flex-col gap-2.5', row: 'flex-wrap gap-x-6 gap-y-2.5' } satisfies Record<
    RadioDirection,
    string
  >,
};

export const radioGroupClass = cva('flex min-w-0', {
  variants: radioGroupVariants,
  defaultVariants: { direction: 'column' },
});

export interface RadioOption {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps extends Omit<HTMLAttributes<HTMLDivElement>, 'onChange' | 'defaultValue'> {
  options: readonly RadioOption[];
  /** Null while nothing is chosen; a form reset then leaves the choice to you. Omit it for an uncontrolled group. */
  value?: string | null;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  direction?: RadioDirection;
  /** Form field name; generated if omitted. */
  name?: string;
  disabled?: boolean;
  required?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/**
 * A choice between a few visible options. Native radios: arrow keys move. Name it with a Field around it or
 * `aria-label`. Token: `--radio-mark`.
 */
export function RadioGroup({
  options,
  value,
  defaultValue,
  onValueChange,
  direction = 'column',
  name,
  disabled = false,
  required,
  className,
  ref,
  ...rest
}: RadioGroupProps) {
  const own = useId();
  const root = useRef<HTMLDivElement>(null);
  const [first] = useState(value);
  useControlledDefaults(root, value !== undefined);
  useFormReset(root, () => {
    if (typeof first === 'string' && first !== value) onValueChange?.(first);
  });
  const { controlId, required: fieldRequired, ...group } = useFieldGroup({ ...rest, required });
  return (
    <div
      role="radiogroup"
      {...rest}
      {...group}
      ref={mergeRefs(root, ref)}
      aria-required={fieldRequired || undefined}
      data-component="radio-group"
      data-variant={direction}
      className={cn(radioGroupClass({ direction }), className)}
    >
      {options.map((option, index) => (
        <label
          key={option.value}
          data-part="option"
          className="flex min-w-0 items-start gap-2.5 text-base has-disabled:cursor-not-allowed has-disabled:opacity-50"
        >
          <input
            type="radio"
            data-part="input"
            id={index === 0 ? controlId : undefined}
            name={name ?? own}
            value={option.value}
            required={fieldRequired}
            disabled={disabled || option.disabled}
            {...(value === undefined
              ? { defaultChecked: option.value === defaultValue }
              : { checked: option.value === value })}
            onChange={() => onValueChange?.(option.value)}
            aria-labelledby={`${own}-${index}`}
            aria-describedby={option.hint ? `${own}-${index}-hint` : undefined}
            className="mt-0.5 size-5 shrink-0 appearance-none rounded-full border border-border-strong bg-surface transition-[border-width,border-color] checked:border-6 checked:border-[var(--radio-mark,var(--fl-primary))] in-aria-invalid:border-danger"
          />
          <span className="min-w-0 wrap-anywhere">
            <span id={`${own}-${index}`} data-part="label" className="block">
              {option.label}
            </span>
            {option.hint ? (
              <span id={`${own}-${index}-hint`} data-part="hint" className="block text-sm text-text-muted">
                {option.hint}
              </span>
            ) : null}
          </span>
        </label>
      ))}
    </div>
  );
}
