import type { CurrentUser } from '@footlight/contract';
import { EmailForm } from '@footlight/site-widgets';
import { Button, useTexts } from '@footlight/ui';
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
  const { t } = useTexts('settings');
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
        // After the mail has gone out the form starts again, without the password.
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
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="wrap-anywhere">{t('username.current', { name: user.username })}</p>
        {canChangeUsername ? (
          <Button variant="outline" onClick={() => void modals.open('change_username', {})}>
            {t('username.change')}
          </Button>
        ) : user.type === 'viewer' ? (
          <p className="text-sm text-text-muted">{t('username.later')}</p>
        ) : null}
      </div>
    </>
  );
};
