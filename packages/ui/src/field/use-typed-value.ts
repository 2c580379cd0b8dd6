import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { isComposing } from '../lib/is-composing.ts';
import { useFormReset } from '../lib/use-form-reset.ts';
import { useFormValue } from '../lib/use-own-value.tsx';
import { useFieldProblem } from './field-control.ts';

interface Given {
  input: RefObject<HTMLInputElement | null>;
  value: string | null | undefined;
  defaultValue: string | null;
  onValueChange: ((value: string | null) => void) | undefined;
  /** The value of a text; null for a text that is none. */
  parse: (text: string) => string | null;
  /** The value as people write it. */
  format: (value: string) => string;
  /** Why a text or value cannot be used; null if it can. */
  problemOf: (value: string | null) => string | null;
}

/** A date or time that is typed as people write it. It is read when the field is left and on Enter. */
export function useTypedValue({
  input,
  value: given,
  defaultValue,
  onValueChange,
  parse,
  format,
  problemOf,
}: Given) {
  const show = useFieldProblem();
  // Forms of other libraries keep an empty field as ''.
  const [value, setValue] = useFormValue(
    input,
    given === '' ? null : given,
    defaultValue || null,
    onValueChange,
  );
  const [draft, setDraft] = useState<string | null>(null);
  const [settled, setSettled] = useState(true);
  useFormReset(input, () => {
    setDraft(null);
    show?.(null);
  });

  const [seen, setSeen] = useState(value);
  // A value from the owner replaces the text, also one that could not be read.
  if (value !== seen) {
    setSeen(value);
    if (value !== null) setDraft(null);
  }
  const current = draft === null ? value : draft.trim() === '' ? null : parse(draft);
  const isEmpty = draft === null ? value === null : draft.trim() === '';
  const problem = isEmpty ? null : problemOf(current);
  useLayoutEffect(() => input.current?.setCustomValidity(problem ?? ''), [input, problem]);
  // A change of the limits can end a problem too.
  useEffect(() => {
    if (problem === null) show?.(null);
  }, [problem, show]);

  const change = (next: string | null) => {
    setDraft(null);
    setSettled(true);
    show?.(next === null ? null : problemOf(next));
    if (next !== value) setValue(next);
  };
  const settle = () => {
    if (draft === null) return;
    setSettled(true);
    show?.(problem);
    if (current !== null || isEmpty) setDraft(null);
    if (current !== value) setValue(current);
  };
  return {
    value: current,
    shown: draft ?? (value === null ? '' : format(value)),
    invalid: settled && problem !== null,
    change,
    settle,
    onInput: (text: string) => {
      setDraft(text);
      setSettled(false);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter' && !isComposing(event)) settle();
    },
  };
}
