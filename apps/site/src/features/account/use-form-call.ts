import { useState } from 'react';
import { useErrorContent } from '../../shell/refusals/use-error-content.tsx';
import { problemsOf } from './field-problems.ts';

/**
 * State of a call that a form sends: whether it runs, and what was wrong, for its fields or for all of it.
 * `ownText` words the errors that only this form knows.
 */
export const useFormCall = (ownText?: (error: unknown) => string | undefined) => {
  const errorContent = useErrorContent();
  const [pending, setPending] = useState(false);
  const [cause, setCause] = useState<unknown>(null);
  const fieldErrors = problemsOf(cause);
  const run = async (call: () => Promise<unknown>): Promise<boolean> => {
    if (pending) return false;
    setPending(true);
    setCause(null);
    try {
      await call();
      return true;
    } catch (caught) {
      setCause(caught);
      return false;
    } finally {
      setPending(false);
    }
  };
  return {
    pending,
    /** What was thrown. */
    cause,
    fieldErrors,
    error:
      cause === null || Object.keys(fieldErrors).length > 0 ? null : errorContent(cause, ownText?.(cause)),
    run,
  };
};
