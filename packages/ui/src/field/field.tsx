import { CircleAlert } from 'lucide-react';
import { createContext, type ReactNode, useContext, useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { cn } from '../lib/cn.ts';

interface FieldControl {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
}

const FieldContext = createContext<FieldControl | null>(null);

interface ControlProps {
  id?: string | undefined;
  required?: boolean | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined;
}

/** The attributes that tie a control to its field. What the control was given itself wins. */
export function useFieldControl(own: ControlProps): ControlProps {
  const field = useContext(FieldContext);
  const describedBy = [own['aria-describedby'], field?.describedBy].filter(Boolean).join(' ');
  return {
    id: own.id ?? field?.id,
    required: own.required ?? field?.required,
    'aria-invalid': own['aria-invalid'] ?? (field?.invalid || undefined),
    'aria-describedby': describedBy || undefined,
  };
}

export interface FieldProps {
  label: ReactNode;
  /** Help that is always there. */
  hint?: ReactNode;
  /** What is wrong; marks the control invalid and is read out when it appears. */
  error?: ReactNode;
  required?: boolean;
  /** Marks a field that may stay empty. */
  optional?: boolean;
  /** One control: TextInput, PasswordInput, NumberInput or Select. */
  children: ReactNode;
  className?: string;
}

/** Label, control, hint and error, wired to each other for screen readers. */
export function Field({
  label,
  hint,
  error,
  required = false,
  optional = false,
  children,
  className,
}: FieldProps) {
  const { t } = useTranslation('ui');
  const id = useId();
  const hintId = hint ? `${id}-hint` : '';
  const errorId = error ? `${id}-error` : '';
  const invalid = Boolean(error);
  const control = useMemo<FieldControl>(
    () => ({
      id,
      describedBy: [errorId, hintId].filter(Boolean).join(' ') || undefined,
      invalid,
      required,
    }),
    [id, errorId, hintId, invalid, required],
  );
  return (
    <div
      data-component="field"
      data-state={invalid ? 'invalid' : undefined}
      className={cn('flex min-w-0 flex-col gap-1.5', className)}
    >
      <label data-part="label" htmlFor={id} className="flex items-baseline gap-2 text-sm font-semibold">
        <span className="min-w-0 wrap-anywhere">{label}</span>
        {optional ? (
          <span data-part="optional" className="text-xs font-normal text-text-muted">
            {t('field.optional')}
          </span>
        ) : null}
      </label>
      <FieldContext value={control}>{children}</FieldContext>
      <div aria-live="polite" className="empty:hidden">
        {error ? (
          <p
            id={errorId}
            data-part="error"
            className="flex items-start gap-1.5 text-sm font-medium text-danger-text"
          >
            <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            <span className="min-w-0 wrap-anywhere">{error}</span>
          </p>
        ) : null}
      </div>
      {hint ? (
        <p id={hintId} data-part="hint" className="text-sm text-text-muted wrap-anywhere">
          {hint}
        </p>
      ) : null}
    </div>
  );
}
