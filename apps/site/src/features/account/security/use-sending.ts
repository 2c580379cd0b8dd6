import { useState } from 'react';
import { type FormErrors, useFormErrors } from './use-form-errors.ts';

/** A form that is sent: whether it is on its way, and what was refused. */
export const useSending = () => {
  const errorsOf = useFormErrors();
  const [isSending, setIsSending] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const errors: FormErrors = errorsOf(error);
  return {
    isSending,
    errors,
    forget: () => setError(null),
    /** Whether the work was done. */
    send: async (work: () => Promise<unknown>): Promise<boolean> => {
      setIsSending(true);
      setError(null);
      try {
        await work();
        return true;
      } catch (cause) {
        setError(cause);
        return false;
      } finally {
        setIsSending(false);
      }
    },
  };
};
