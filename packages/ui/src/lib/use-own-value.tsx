import { type RefObject, useCallback, useState } from 'react';
import { useValueReset } from './use-form-reset.ts';

/** A value that the owner keeps or, if none is given, the component. */
export function useOwnValue<T, Chosen extends T = T>(
  given: T | undefined,
  first: T,
  onValueChange: ((value: Chosen) => void) | undefined,
): [value: T, setValue: (value: Chosen) => void] {
  const [own, setOwn] = useState(first);
  const setValue = useCallback(
    (value: Chosen) => {
      setOwn(() => value);
      onValueChange?.(value);
    },
    [onValueChange],
  );
  return [given === undefined ? own : given, setValue];
}

/** The same for a value of a form, which returns to its first value when the form is reset. */
export function useFormValue<T>(
  anchor: RefObject<HTMLElement | null>,
  given: T | undefined,
  first: T,
  onValueChange: ((value: T) => void) | undefined,
): [value: T, setValue: (value: T) => void] {
  const [value, setValue] = useOwnValue(given, first, onValueChange);
  useValueReset(anchor, value, setValue);
  return [value, setValue];
}

interface FormValueProps {
  /** Without it, a form gets no value. */
  name: string | undefined;
  value: string | number;
  disabled?: boolean | undefined;
  /** Id of a form elsewhere on the page. */
  form?: string | undefined;
}

/** The value that a form sends for a control that has none of its own, or one written for people. */
export const FormValue = ({ name, ...rest }: FormValueProps) =>
  name === undefined ? null : <input type="hidden" name={name} {...rest} />;
