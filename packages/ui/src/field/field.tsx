import { type ComponentProps, type MouseEvent, type ReactNode, useId, useMemo } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { cn } from '../lib/cn.ts';
import { ErrorLine } from '../lib/error-line.tsx';
import { FieldContext, type FieldControl } from './field-control.ts';
import { useNativeProblem } from './use-native-problem.tsx';

export interface FieldProps extends Omit<ComponentProps<'div'>, 'children'> {
  label: ReactNode;
  /** Help text that is always visible. */
  hint?: ReactNode;
  /**
   * Error text; marks the control invalid and is announced when it appears. Without one, the field words what the browser
   * finds when the form is sent.
   */
  error?: ReactNode;
  required?: boolean;
  /** Marks an optional field. */
  optional?: boolean;
  /** One control, such as TextInput, Select, Combobox or BirthDatePicker. */
  children: ReactNode;
}

/** A label focuses native controls only, and would choose the first of several radios. */
const focusControl = (event: MouseEvent<HTMLLabelElement>) => {
  const label = event.currentTarget;
  const root = label.getRootNode() as Document | ShadowRoot;
  const control = root.getElementById(label.htmlFor);
  const radios = control?.closest('[role=radiogroup]');
  if (label.control && !radios) return;
  event.preventDefault();
  (radios?.querySelector<HTMLElement>(':checked') ?? control)?.focus();
};

/** Label, control, hint and error, connected for screen readers. */
export function Field({
  label,
  hint,
  error: given,
  required = false,
  optional = false,
  children,
  className,
  ...rest
}: FieldProps) {
  const { t } = useTexts('ui');
  const id = useId();
  const native = useNativeProblem();
  const { problem, showProblem } = native;
  // The browser's finding is newer than the last answer.
  const error = problem || given;
  const hintId = hint ? `${id}-hint` : '';
  const errorId = error ? `${id}-error` : '';
  const invalid = Boolean(error);
  const control = useMemo<FieldControl>(
    () => ({
      id,
      labelId: `${id}-label`,
      describedBy: [errorId, hintId].filter(Boolean).join(' ') || undefined,
      invalid,
      required,
      showProblem,
    }),
    [id, errorId, hintId, invalid, required, showProblem],
  );
  return (
    <div
      {...native.handlers}
      {...rest}
      data-component="field"
      data-state={invalid ? 'invalid' : undefined}
      className={cn('flex min-w-0 flex-col gap-1.5', className)}
    >
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Tab reaches the control itself. */}
      <label
        data-part="label"
        id={control.labelId}
        htmlFor={id}
        onClick={focusControl}
        className="flex items-baseline gap-2 text-sm font-semibold"
      >
        <span className="min-w-0 wrap-anywhere">{label}</span>
        {optional ? (
          <span data-part="optional" className="text-xs font-normal text-text-muted">
            {t('field.optional')}
          </span>
        ) : null}
      </label>
      <FieldContext value={control}>{children}</FieldContext>
      <ErrorLine id={errorId} message={error} />
      {hint ? (
        <p id={hintId} data-part="hint" className="text-sm text-text-muted wrap-anywhere">
          {hint}
        </p>
      ) : null}
    </div>
  );
}
