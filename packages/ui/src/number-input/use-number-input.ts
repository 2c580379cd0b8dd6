import { type KeyboardEvent, type RefObject, useState } from 'react';
import { useNumber } from '../i18n/format.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { isComposing } from '../lib/is-composing.ts';
import { useFormReset } from '../lib/use-form-reset.ts';
import { useFormValue } from '../lib/use-own-value.tsx';
import { warnOnce } from '../lib/warn-once.ts';
import { readNumber } from './read-number.ts';

interface Given {
  input: RefObject<HTMLInputElement | null>;
  value: number | null | undefined;
  defaultValue: number | null;
  onValueChange: ((value: number | null) => void) | undefined;
  min: number;
  max: number | undefined;
  step: number;
  grouped: boolean;
}

const LARGE_STEPS = 10;

/** State and keyboard handling of a number input (ARIA APG, spinbutton). */
export function useNumberInput({
  input,
  value: given,
  defaultValue,
  onValueChange,
  min,
  max,
  step,
  grouped,
}: Given) {
  const { language } = useTexts('ui');
  const format = useNumber({ useGrouping: grouped });
  const [value, setValue] = useFormValue(input, given, defaultValue, onValueChange);
  // The typed text may be outside the limits or padded ("007") for a moment.
  const [draft, setDraft] = useState<string | null>(null);
  useFormReset(input, () => setDraft(null));

  const most = max ?? 999_999_999;
  const known = value !== null && Number.isFinite(value) ? Math.trunc(value) : null;
  if (process.env.NODE_ENV !== 'production') {
    if (known !== value)
      warnOnce(
        'number-input',
        `${value} is no whole number.`,
        'Give an integer, or null for an empty field.',
      );
    if (min > most) warnOnce('number-input', `Nothing is from ${min} to ${most}.`, 'Mend `min` and `max`.');
  }
  const clamp = (number: number) => Math.min(most, Math.max(min, number));
  const go = (next: number) => {
    setDraft(null);
    setValue(clamp(next));
  };
  const stepBy = (steps: number) => go(known === null ? min : known + steps * step);

  const type = (text: string) => {
    const next = readNumber(text, language);
    if (next === undefined) return;
    setDraft(text);
    setValue(next);
  };
  /** Applies the limits to what was typed, and returns whether that changed the number. */
  const settle = (): boolean => {
    setDraft(null);
    if (known === null || clamp(known) === known) return false;
    setValue(clamp(known));
    return true;
  };
  const keys: Record<string, (() => void) | undefined> = {
    ArrowUp: () => stepBy(1),
    ArrowDown: () => stepBy(-1),
    PageUp: () => stepBy(LARGE_STEPS),
    PageDown: () => stepBy(-LARGE_STEPS),
    Home: () => go(min),
    // Without a limit, the field has no end to go to.
    End: max === undefined ? undefined : () => go(max),
  };

  return {
    known,
    most,
    shown: draft ?? (known === null ? '' : format(known)),
    stepBy,
    settle,
    onInput(text: string, composing: boolean) {
      // An input method replaces its text until it is done; a refusal would break it.
      if (composing) setDraft(text);
      else type(text);
    },
    onComposed(text: string) {
      setDraft(null);
      type(text);
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || isComposing(event)) return;
      // Enter may send the form, and nobody may pay another amount than the one that they see.
      if (event.key === 'Enter' && settle()) event.preventDefault();
      const act =
        event.shiftKey || event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    },
  };
}
