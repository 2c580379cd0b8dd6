import { createContext, type ReactNode, useContext } from 'react';

export interface FieldControl {
  id: string;
  labelId: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
  /** Shows what the control itself finds wrong, until the next input. */
  showProblem: (problem: ReactNode) => void;
}

/** What a field provides to its control. */
export const FieldContext = createContext<FieldControl | null>(null);

interface ControlProps {
  id?: string | undefined;
  required?: boolean | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined;
}

/** The attributes that connect a control to its field. The control's own props take precedence. */
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

/** Shows what a control finds wrong as the error of its field; undefined outside of one. */
export const useFieldProblem = (): FieldControl['showProblem'] | undefined =>
  useContext(FieldContext)?.showProblem;

interface GroupProps extends ControlProps {
  'aria-label'?: string | undefined;
  'aria-labelledby'?: string | undefined;
}

/** The same for a control with several parts, such as a group of radios: the field's label names the group. */
export function useFieldGroup(own: GroupProps): GroupProps & { controlId: string | undefined } {
  const field = useContext(FieldContext);
  const { id: _, ...control } = useFieldControl(own);
  return {
    ...control,
    // For the part that a click on the label focuses; the group itself has no such id.
    controlId: field?.id,
    'aria-labelledby': own['aria-labelledby'] ?? (own['aria-label'] ? undefined : field?.labelId),
  };
}
