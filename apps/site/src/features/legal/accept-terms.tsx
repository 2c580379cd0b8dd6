import { ApiError } from '@footlight/client';
import { AcceptTermsDialog } from '@footlight/site-widgets';
import { useSWRConfig } from 'swr';
import { useApi } from '../../shell/api/api.ts';
import { currentUserKey } from '../../shell/api/keys.ts';
import { useCall } from '../../shell/forms/use-call.ts';
import { useErrorContent } from '../../shell/refusals/use-error-content.tsx';
import { useCurrentUser } from '../../shell/session/use-current-user.ts';
import { useSessionCalls } from '../../shell/session/use-session-calls.ts';
import { useLegalDocument } from './use-legal-document.ts';

/** Asks the user to accept the terms in force, and records it. */
const AcceptTerms = () => {
  const { data: document, error, mutate: reread } = useLegalDocument('terms');
  const signature = useCurrentUser().data?.user.username;
  const { logout } = useSessionCalls();
  const { mutate } = useSWRConfig();
  const api = useApi();
  const errorContent = useErrorContent();
  const { pending, error: refusal, run } = useCall();
  const accept = () =>
    run(async () => {
      // The text may have been read as a guest, without a secret. If it has changed since, the user reads it first.
      const fresh = await reread();
      if (!fresh?.secret || !signature || fresh.version !== document?.version) {
        throw new ApiError('sign_failed', 409, 'The terms have changed');
      }
      await api('POST /legal/document/sign', { body: { secret: fresh.secret, signature } });
      await mutate(currentUserKey);
    });
  return (
    <AcceptTermsDialog
      document={document}
      pending={pending}
      error={refusal ?? (error && !document ? errorContent(error) : null)}
      onAccept={() => void accept()}
      onLogout={() => void logout()}
    />
  );
};

export default AcceptTerms;
