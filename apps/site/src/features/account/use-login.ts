import { useState } from 'react';
import { useErrorText } from '../../shell/errors/use-error-text.ts';
import { useSessionCalls } from '../../shell/session/use-session-calls.ts';

/** State of a login form. */
export const useLogin = (onDone: () => void) => {
  const { login } = useSessionCalls();
  const errorText = useErrorText();
  const [isSending, setIsSending] = useState(false);
  const [errorMessage, setErrorMessage] = useState<string | null>(null);
  const onSubmit = async (values: { username: string; password: string }) => {
    setIsSending(true);
    setErrorMessage(null);
    try {
      await login(values);
      onDone();
    } catch (error) {
      setErrorMessage(errorText(error));
    } finally {
      setIsSending(false);
    }
  };
  return {
    isSending,
    errorMessage,
    onSubmit: (values: Parameters<typeof onSubmit>[0]) => void onSubmit(values),
  };
};
