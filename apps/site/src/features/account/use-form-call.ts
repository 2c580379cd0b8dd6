import type { FieldProblem } from '@footlight/contract';
import { ApiError } from '@footlight/contract/client';
import { useState } from 'react';
import { useErrorText } from '../../shell/errors/use-error-text.ts';

/** What is wrong with which field. */
type Problems = Partial<Record<string, FieldProblem>>;

/** Errors that are about one field. */
const PROBLEMS_OF_ERROR: Partial<Record<string, Problems>> = {
  username_taken: { username: 'taken' },
  email_taken: { email: 'taken' },
};

const problemsOf = (error: unknown): Problems =>
  error instanceof ApiError ? (PROBLEMS_OF_ERROR[error.type] ?? error.fields) : {};

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
