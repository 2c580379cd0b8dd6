import type { CallInput } from '@footlight/contract/operations';
import type { NewAccountValues } from '@footlight/site-widgets';
import { useAtomValue, useStore } from 'jotai';
import { attributionAtom } from '../../shell/session/attribution.ts';
import { useSessionCalls } from '../../shell/session/use-session-calls.ts';
import { useAcceptedDocuments } from './use-accepted-documents.ts';
import { useFormCall } from './use-form-call.ts';

/** State of a sign-up form. */
export const useRegister = (onDone: (username: string) => void) => {
  const { register } = useSessionCalls();
  const attribution = useAtomValue(attributionAtom);
  const store = useStore();
  const documents = useAcceptedDocuments();
  const { isSending, errorMessage, problems, run } = useFormCall();
  const submit = (values: NewAccountValues) =>
    run(async () => {
      // The platform checks the consent too, and reports a missing one as a problem of the field.
      const { free_tokens_on_hold: held } = await register({
        ...(values as CallInput<'POST /auth/register'>['body']),
        ...(attribution ? { attribution } : {}),
      });
      onDone(values.username);
      if (held > 0)
        void import('./notify-held-tokens.ts').then(({ notifyHeldTokens }) => notifyHeldTokens(store));
    });
  return {
    isSending,
    errorMessage,
    problems,
    documents,
    onSubmit: (values: NewAccountValues) => void submit(values),
  };
};
