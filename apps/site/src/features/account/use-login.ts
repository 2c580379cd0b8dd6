import { ApiError } from '@footlight/client';
import { useState } from 'react';
import { useApi } from '../../shell/api/api.ts';
import { useSessionCalls } from '../../shell/session/use-session-calls.ts';
import { FORGOT_PASSWORD } from './paths.ts';
import { useFormErrors } from './security/use-form-errors.ts';

type Values = Parameters<ReturnType<typeof useSessionCalls>['login']>[0];

/** State of a login form. */
export const useLogin = (onDone: () => void) => {
  const api = useApi();
  const { login, loginBy } = useSessionCalls();
  const errorsOf = useFormErrors();
  const [pending, setPending] = useState(false);
  const [needsCode, setNeedsCode] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const send = async (work: () => Promise<unknown>) => {
    setPending(true);
    setError(null);
    try {
      await work();
      onDone();
    } catch (cause) {
      // The form asks for the code, and keeps name and password.
      if (cause instanceof ApiError && cause.type === 'second_factor_required') setNeedsCode(true);
      else setError(cause);
    } finally {
      setPending(false);
    }
  };
  const passkey = async () => {
    const { options } = await api('POST /auth/passkey/options', { body: {} });
    const { signWithPasskey } = await import('./security/passkeys.ts');
    const signed = await signWithPasskey(options);
    await loginBy(() => api('POST /auth/passkey', { body: { passkey: signed } }));
  };
  const { code, form } = errorsOf(error);
  return {
    pending,
    needsCode,
    codeError: code,
    forgotHref: FORGOT_PASSWORD,
    error: code ? null : form,
    onSubmit: (values: Values) => void send(() => login(values)),
    onUsePasskey: () => void send(passkey),
  };
};
