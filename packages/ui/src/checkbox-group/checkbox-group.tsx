import { type ComponentProps, type ReactNode, type SyntheticEvent, useId, useRef, useState } from 'react';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import { cn } from '../lib/cn.ts';
import { ErrorLine } from '../lib/error-line.tsx';
import { mergeRefs } from '../lib/merge-refs.ts';
import { useFormValue } from '../lib/use-own-value.tsx';

export interface CheckboxOption {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
}

export interface CheckboxGroupProps
  extends Omit<ComponentProps<'fieldset'>, 'children' | 'onChange' | 'defaultValue'> {
  /** Label of the group; visible unless `hideLegend`. */
  legend: ReactNode;
  hideLegend?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
  options: readonly CheckboxOption[];
  /** The chosen values, in the order of the options. Without it, the group keeps them itself. */
  value?: readonly string[];
  defaultValue?: readonly string[];
  onValueChange?: (value: string[]) => void;
  /** Label of a box above the others that turns all of them on or off. */
  all?: ReactNode;
  direction?: 'row' | 'column';
  /** At least one must be chosen. */
  required?: boolean;
  /** Form field name: submits each chosen value. */
  name?: string;
}

const NONE: readonly string[] = [];

/** Several choices under one name. */
export function CheckboxGroup({
  legend,
  hideLegend = false,
  hint,
  error: given,
  options,
  value: owned,
  defaultValue = NONE,
  onValueChange,
  all,
  direction = 'column',
  required = false,
  name,
  className,
  'aria-describedby': describedBy,
  ref,
  ...rest
}: CheckboxGroupProps) {
  const { t } = useTexts('common');
  const id = useId();
  const root = useRef<HTMLFieldSetElement>(null);
  const [value, setValue] = useFormValue<readonly string[]>(
    root,
    owned,
    defaultValue,
    onValueChange as ((value: readonly string[]) => void) | undefined,
  );
  const [missing, setMissing] = useState(false);
  const error = given || (missing ? t('problem.required') : null);
  const choose = (changed: readonly string[], checked: boolean) => {
    setMissing(false);
    setValue(
      options
        .map((option) => option.value)
        .filter((one) => (changed.includes(one) ? checked : value.includes(one))),
    );
  };
  // A disabled box keeps its state.
  const free = options.filter(({ disabled }) => !disabled).map((option) => option.value);
  const on = free.filter((one) => value.includes(one)).length;
  /** The group announces what is missing, not its first box. */
  const report = (event: SyntheticEvent<HTMLFieldSetElement>) => {
    event.preventDefault();
    event.stopPropagation();
    setMissing(true);
    const { form } = event.currentTarget;
    if (event.target === form?.querySelector('input:invalid, select:invalid, textarea:invalid'))
      (event.target as HTMLElement).focus();
  };
  return (
    <fieldset
      {...rest}
      ref={mergeRefs(root, ref)}
      data-component="checkbox-group"
      data-variant={direction}
      data-state={error ? 'invalid' : undefined}
      aria-describedby={cn(describedBy, error && `${id}-error`, hint && `${id}-hint`) || undefined}
      onInvalidCapture={report}
      className={cn('flex min-w-0 flex-col gap-2', className)}
    >
      <legend
        data-part="legend"
        className={hideLegend ? 'sr-only' : 'mb-2 max-w-full text-sm font-semibold wrap-anywhere'}
      >
        {legend}
      </legend>
      {all ? (
        <Checkbox
          label={all}
          checked={free.length > 0 && on === free.length}
          indeterminate={on > 0 && on < free.length}
          disabled={free.length === 0}
          onCheckedChange={(checked) => choose(free, checked)}
        />
      ) : null}
      <div
        data-part="options"
        className={cn(
          'flex min-w-0',
          direction === 'row' ? 'flex-wrap gap-x-5 gap-y-2' : 'flex-col gap-2',
          all && 'ps-7.5',
        )}
      >
        {options.map((option, index) => (
          <Checkbox
            key={option.value}
            name={name}
            value={option.value}
            label={option.label}
            hint={option.hint}
            disabled={option.disabled}
            required={required && value.length === 0 && index === 0}
            aria-invalid={error ? true : undefined}
            checked={value.includes(option.value)}
            onCheckedChange={(checked) => choose([option.value], checked)}
          />
        ))}
      </div>
      <ErrorLine id={`${id}-error`} message={error} />
      {hint ? (
        <p id={`${id}-hint`} data-part="hint" className="text-sm text-text-muted wrap-anywhere">
          {hint}
        </p>
      ) : null}
    </fieldset>
  );
}
