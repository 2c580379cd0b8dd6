import { useState } from 'react';
import { useErrorText } from '../../shell/errors/use-error-text.ts';
import { problemsOf } from './field-problems.ts';

/**
 * State of a call that a form sends: whether it runs, and what was wrong, for its fields or for all of it.
 * `ownText` words the errors that only this form knows.
 */
export const useFormCall = (ownText?: (error: unknown) => string | undefined) => {
  const errorText = useErrorText();
  const [isSending, setIsSending] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const problems = problemsOf(error);
  const run = async (call: () => Promise<unknown>): Promise<boolean> => {
    if (isSending) return false;
    setIsSending(true);
    setError(null);
    try {
      await call();
      return true;
    } catch (cause) {
      setError(cause);
      return false;
    } finally {
      setIsSending(false);
    }
  };
  return {
    isSending,
    error,
    problems,
    errorMessage:
      error === null || Object.keys(problems).length > 0 ? null : (ownText?.(error) ?? errorText(error)),
    run,
  };
};
