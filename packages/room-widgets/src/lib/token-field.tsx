import { Field, NumberInput, useTexts } from '@footlight/ui';
import type { FieldProblems } from './draft.ts';

export interface TokenFieldProps {
  label: string;
  hint?: string;
  /** Its path in the form. */
  name: string;
  value: number | null;
  onChange: (value: number | null) => void;
  min: number;
  max: number;
  problems: FieldProblems;
  disabled?: boolean;
}

/** A whole amount of a broadcaster's form, with what is wrong with it. */
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
  const { t } = useTexts('streamer');
  const problem = problems[name];
  return (
    <Field
      label={label}
      {...(hint ? { hint } : {})}
      {...(problem ? { error: t(`problem.${problem}` as 'problem.required') } : {})}
    >
      <NumberInput value={value} onValueChange={onChange} min={min} max={max} disabled={disabled} />
    </Field>
  );
};
