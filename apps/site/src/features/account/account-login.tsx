import type { CurrentUser } from '@footlight/contract';
import { EmailForm, UsernameLine } from '@footlight/site-widgets';
import { useState } from 'react';
import { useResendEmail } from '../../shell/account/use-resend-email.ts';
import { useApi } from '../../shell/api/api.ts';
import { useModals } from '../../shell/modals/modals.ts';
import { useFormCall } from './use-form-call.ts';

interface AccountLoginProps {
  user: CurrentUser;
  canChangeUsername: boolean;
}

/** The user's email and username. */
export const AccountLogin = ({ user, canChangeUsername }: AccountLoginProps) => {
  const api = useApi();
  const modals = useModals();
  const { pending: resending, onResend } = useResendEmail();
  const { run, pending, error, fieldErrors } = useFormCall();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const submit = async (body: { email: string; password: string }) => {
    setSentTo(null);
    if (await run(() => api('POST /user/email', { body }))) setSentTo(body.email);
  };
  return (
    <>
      <EmailForm
        // After the email is sent, the form is reset and the password removed.
        key={sentTo ?? ''}
        pending={pending}
        error={error}
        fieldErrors={fieldErrors}
        email={user.email ?? ''}
        confirmed={user.email_confirmed}
        sentTo={sentTo}
        resending={resending}
        onResend={onResend}
        onSubmit={(values) => void submit(values)}
      />
      <UsernameLine
        username={user.username}
        change={canChangeUsername ? 'now' : user.type === 'viewer' ? 'later' : 'never'}
        onEdit={() => void modals.open('change_username', {})}
      />
    </>
  );
};
