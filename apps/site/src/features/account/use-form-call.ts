import { useState } from 'react';
import { useErrorContent } from '../../shell/refusals/use-error-content.tsx';
import { problemsOf } from './field-problems.ts';

/**
 * State of a call that a form sends: whether it runs, and what was wrong, for its fields or for all of it.
 * `ownText` words the errors that only this form knows.
 */
export const useFormCall = (ownText?: (error: unknown) => string | undefined) => {
  const errorContent = useErrorContent();
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
      error === null || Object.keys(problems).length > 0 ? null : errorContent(error, ownText?.(error)),
    run,
  };
};
