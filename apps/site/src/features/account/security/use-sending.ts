import { useState } from 'react';
import { useFormErrors } from './use-form-errors.ts';

/** A form that is sent: whether it is on its way, and what was refused. */
export const useSending = () => {
  const errorsOf = useFormErrors();
  const [pending, setPending] = useState(false);
  const [cause, setCause] = useState<unknown>(null);
  const { form: error, ...fieldErrors } = errorsOf(cause);
  return {
    pending,
    error,
    fieldErrors,
    forget: () => setCause(null),
    /** Whether the work was done. */
    send: async (work: () => Promise<unknown>): Promise<boolean> => {
      setPending(true);
      setCause(null);
      try {
        await work();
        return true;
      } catch (caught) {
        setCause(caught);
        return false;
      } finally {
        setPending(false);
      }
    },
  };
};
