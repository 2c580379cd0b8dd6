import { Field, NumberInput, useProblemText } from '@footlight/ui';
import type { FieldProblems } from './draft.ts';

export interface TokenFieldProps {
  label: string;
  hint?: string;
  /** Path of the field in the form. */
  name: string;
  value: number | null;
  onChange: (value: number | null) => void;
  min: number;
  max: number;
  problems: FieldProblems;
  disabled?: boolean;
}

/** A field for whole tokens in a broadcaster's form, with its error. */
export const TokenField = ({
  label,
  hint,
  name,
  value,
  onChange,
  min,
  max,
  problems,
  disabled = false,
}: TokenFieldProps) => {
  const problemText = useProblemText();
  const problem = problems[name];
  return (
    <Field label={label} {...(hint ? { hint } : {})} error={problemText(problem)}>
      <NumberInput value={value} onValueChange={onChange} min={min} max={max} disabled={disabled} />
    </Field>
  );
};
