import { ApiError } from '@footlight/client';
import { useState } from 'react';
import { useApi } from '../../shell/api/api.ts';
import { useErrorContent } from '../../shell/refusals/use-error-content.tsx';
import { useFormCall } from './use-form-call.ts';

/** Asks for the mail with the link. */
export const useForgotPassword = () => {
  const api = useApi();
  const { pending, error, fieldErrors, run } = useFormCall();
  const [isDone, setIsDone] = useState(false);
  const submit = async (body: { email: string }) =>
    setIsDone(await run(() => api('POST /auth/forgot_password', { body })));
  return {
    isDone,
    form: {
      pending,
      error,
      fieldErrors,
      onSubmit: (values: { email: string }) => void submit(values),
    },
    startAgain: () => setIsDone(false),
  };
};

/** Uses the link. `isLinkOver`: it was used, has expired, or is not one of ours. */
export const useResetPassword = (token: string) => {
  const api = useApi();
  const errorContent = useErrorContent();
  const { pending, cause, error, fieldErrors, run } = useFormCall();
  const [isDone, setIsDone] = useState(false);
  const submit = async ({ password }: { password: string }) =>
    setIsDone(await run(() => api('POST /auth/reset_password', { body: { token, password } })));
  const isLinkOver =
    fieldErrors.token !== undefined || (cause instanceof ApiError && cause.type === 'reset_link_invalid');
  return {
    isDone,
    isLinkOver,
    form: {
      pending,
      // The form has no field for the token.
      error: fieldErrors.token === undefined ? error : errorContent(cause),
      fieldErrors,
      onSubmit: (values: { password: string }) => void submit(values),
    },
  };
};
