import { ApiError } from '@footlight/client';
import { useState } from 'react';
import { useErrorContent } from '../refusals/use-error-content.tsx';

/**
 * A call that a form or button sends, one at a time: whether it runs, and why it was refused. `ownText` words the errors
 * that only this form knows.
 */
export const useCall = (ownText?: (error: unknown) => string | undefined) => {
  const errorContent = useErrorContent();
  const [pending, setPending] = useState(false);
  const [cause, setCause] = useState<unknown>(null);
  /** Whether the call succeeded. */
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
    /** The refused fields, by their paths in the call. */
    fieldErrors: cause instanceof ApiError ? cause.fields : {},
    error: cause === null ? null : errorContent(cause, ownText?.(cause)),
    run,
    forget: () => setCause(null),
  };
};
