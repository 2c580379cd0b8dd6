import type { FieldProblem } from '@footlight/contract';
import { ApiError } from '@footlight/contract/client';
import { useState } from 'react';
import { useApi } from '../../shell/api/api.ts';
import { useErrorText } from '../../shell/errors/use-error-text.ts';

/** The field's problem of a refused call, if the platform named one. */
const problemOf = (error: unknown, field: string): FieldProblem | undefined =>
  error instanceof ApiError ? error.fields[field] : undefined;

/** State of a form with one field that is sent once. */
const useOneField = <T>(field: string, send: (values: T) => Promise<unknown>) => {
  const errorText = useErrorText();
  const [isSending, setIsSending] = useState(false);
  const [isDone, setIsDone] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const onSubmit = async (values: T) => {
    setIsSending(true);
    setError(null);
    try {
      await send(values);
      setIsDone(true);
    } catch (cause) {
      setError(cause);
    } finally {
      setIsSending(false);
    }
  };
  const problem = problemOf(error, field);
  return {
    isDone,
    error,
    form: {
      isSending,
      problem,
      errorMessage: error === null || problem !== undefined ? null : errorText(error),
      onSubmit: (values: T) => void onSubmit(values),
    },
    startAgain: () => setIsDone(false),
  };
};

/** Asks for the mail with the link. */
export const useForgotPassword = () => {
  const api = useApi();
  return useOneField('email', (body: { email: string }) => api('POST /auth/forgot_password', { body }));
};

/** Uses the link. `isLinkOver`: it was used, has expired, or is not one of ours. */
export const useResetPassword = (token: string) => {
  const api = useApi();
  const state = useOneField('password', ({ password }: { password: string }) =>
    api('POST /auth/reset_password', { body: { token, password } }),
  );
  const isLinkOver =
    state.error instanceof ApiError &&
    (state.error.type === 'reset_link_invalid' || state.error.fields.token !== undefined);
  return { ...state, isLinkOver };
};
