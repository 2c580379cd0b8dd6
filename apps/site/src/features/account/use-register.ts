import { ApiError } from '@footlight/contract/client';
import type { CallInput } from '@footlight/contract/operations';
import { useAtomValue, useStore } from 'jotai';
import { useState } from 'react';
import { useErrorText } from '../../shell/errors/use-error-text.ts';
import { attributionAtom } from '../../shell/session/attribution.ts';
import { useSessionCalls } from '../../shell/session/use-session-calls.ts';
import type { RegisterProblems, RegisterValues } from './register-form/register-form.tsx';

/** Typed errors that belong to one field. */
const FIELD_OF_ERROR: Partial<Record<string, RegisterProblems>> = {
  username_taken: { username: 'taken' },
  email_taken: { email: 'taken' },
};

/** State of a sign-up form. */
export const useRegister = (onDone: (username: string) => void) => {
  const { register } = useSessionCalls();
  const attribution = useAtomValue(attributionAtom);
  const store = useStore();
  const errorText = useErrorText();
  const [isSending, setIsSending] = useState(false);
  const [errorMessage, setErrorMessage] = useState<string | null>(null);
  const [problems, setProblems] = useState<RegisterProblems>({});
  const onSubmit = async (values: RegisterValues) => {
    setIsSending(true);
    setErrorMessage(null);
    setProblems({});
    try {
      // The platform checks the consent too, and reports a missing one as a problem of the field.
      const { free_tokens_on_hold: held } = await register({
        ...(values as CallInput<'POST /auth/register'>['body']),
        ...(attribution ? { attribution } : {}),
      });
      onDone(values.username);
      if (held > 0)
        void import('./notify-held-tokens.ts').then(({ notifyHeldTokens }) => notifyHeldTokens(store));
    } catch (error) {
      setErrorMessage(errorText(error));
      if (error instanceof ApiError) setProblems(FIELD_OF_ERROR[error.type] ?? error.fields);
    } finally {
      setIsSending(false);
    }
  };
  return { isSending, errorMessage, problems, onSubmit: (values: RegisterValues) => void onSubmit(values) };
};
