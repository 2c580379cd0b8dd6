import type { CallInput } from '@footlight/contract/operations';
import type { NewAccountValues } from '@footlight/site-widgets';
import { useAtomValue, useStore } from 'jotai';
import { attributionAtom } from '../../shell/session/attribution.ts';
import { useSessionCalls } from '../../shell/session/use-session-calls.ts';
import { newAccountBody } from './new-account-body.ts';
import { useAcceptedDocuments } from './use-accepted-documents.ts';
import { useFormCall } from './use-form-call.ts';

/** State of a sign-up form. */
export const useRegister = (onDone: (username: string) => void) => {
  const { register } = useSessionCalls();
  const attribution = useAtomValue(attributionAtom);
  const store = useStore();
  const documents = useAcceptedDocuments();
  const { pending, error, fieldErrors, run } = useFormCall();
  const submit = (values: NewAccountValues) =>
    run(async () => {
      // The platform checks the consent too, and reports a missing one as a problem of the field.
      const { free_tokens_on_hold: held } = await register({
        ...(newAccountBody(values) as CallInput<'POST /auth/register'>['body']),
        ...(attribution ? { attribution } : {}),
      });
      onDone(values.username);
      if (held > 0)
        void import('./notify-held-tokens.ts').then(({ notifyHeldTokens }) => notifyHeldTokens(store));
    });
  return {
    pending,
    error,
    fieldErrors,
    documents,
    onSubmit: (values: NewAccountValues) => void submit(values),
  };
};
