import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { useTexts } from '../i18n/use-texts.ts';

type Problem =
  | 'required'
  | 'not_accepted'
  | 'invalid_format'
  | 'too_short'
  | 'too_long'
  | 'too_small'
  | 'too_big';
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (target: EventTarget): target is Control => 'validity' in target;

const problemOf = ({ validity, type }: Control): Problem | null => {
  if (validity.customError) return null;
  if (validity.valueMissing) return type === 'checkbox' ? 'not_accepted' : 'required';
  if (validity.tooShort) return 'too_short';
  if (validity.tooLong) return 'too_long';
  if (validity.rangeUnderflow) return 'too_small';
  if (validity.rangeOverflow) return 'too_big';
  return 'invalid_format';
};

/** A component, so that a control without a problem needs no texts. */
const ProblemText = ({ problem }: { problem: Problem }) => useTexts('common').t(`problem.${problem}`);

/**
 * The browser's check of a control when its form is sent, as an error in the language and style of the page instead of
 * the browser's bubble. `handlers` belong on an element around the control. The first invalid control takes the focus.
 */
export function useNativeProblem() {
  const [problem, setProblem] = useState<ReactNode>(null);
  const clear = () => setProblem(null);
  return {
    problem,
    showProblem: setProblem,
    handlers: {
      // The event does not bubble.
      onInvalidCapture(event: SyntheticEvent) {
        const { target } = event;
        if (!isControl(target)) return;
        event.preventDefault();
        const found = problemOf(target);
        setProblem(found ? <ProblemText problem={found} /> : target.validationMessage);
        const first = target.form?.querySelector('input:invalid, select:invalid, textarea:invalid');
        if (first === target || !first) target.focus();
      },
      onInputCapture: clear,
      onChangeCapture: clear,
    },
  };
}
