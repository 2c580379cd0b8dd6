import type { CurrentUserAnswer, AccountSecurity as Security } from '@footlight/contract';
import {
  DataPanel,
  IdentityPanel,
  PasskeyPanel,
  PasswordPanel,
  SessionPanel,
  TwoFactorPanel,
} from '@footlight/site-widgets';
import { useTexts } from '@footlight/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useSWRConfig } from 'swr';
import { useApi } from '../../../shell/api/api.ts';
import { currentUserKey } from '../../../shell/api/keys.ts';
import { useErrorToast } from '../../../shell/refusals/use-error-content.tsx';
import { useSiteConfig } from '../../../shell/site/use-site-config.ts';
import { useToast } from '../../../shell/toasts/toasts.ts';
import { FORGOT_PASSWORD } from '../paths.ts';
import { LinkedAccounts } from './linked-accounts.tsx';
import { SecurityDialog } from './security-dialog.tsx';
import { securityKey } from './security-key.ts';
import { type ProvedAction, useProvedActions } from './use-proved-actions.ts';
import { useSending } from './use-sending.ts';

const SAYS = {
  disable: 'app.isOff',
  passkey: 'passkeys.added',
  remove: 'passkeys.removed',
  unlink: 'linked.removed',
  disconnect: 'elsewhere.removed',
  delete: 'data.deleted',
} as const satisfies Partial<Record<ProvedAction['kind'], string>>;

/** All parts of the page about an account's security. */
export const AccountSecurity = ({
  security,
  visitor,
}: {
  security: Security;
  visitor: CurrentUserAnswer;
}) => {
  const { t } = useTexts('security');
  const api = useApi();
  const toast = useToast();
  const errorToast = useErrorToast();
  const navigate = useNavigate();
  const { mutate } = useSWRConfig();
  const password = useSending();
  // A new form after each change: its fields are empty.
  const [changes, setChanges] = useState(0);
  const { max_linked_accounts: most } = visitor.settings;
  const { oauthProvider: provider } = useSiteConfig();
  const { two_factor: app, passkeys, identities, sessions } = security;
  const here = sessions.find(({ is_current: isCurrent }) => isCurrent);
  const say = (content: string) => toast({ appearance: 'success', content });
  const actions = useProvedActions({
    deviceName: [here?.browser, here?.os].filter(Boolean).join(', ') || t('passkeys.title'),
    onDone: (kind) => {
      if (kind in SAYS) say(t(SAYS[kind as keyof typeof SAYS]));
      if (kind !== 'delete') return;
      void navigate('/', { replace: true });
      void mutate(currentUserKey);
    },
  });
  const act = (work: Promise<unknown>, done: string | null) => {
    work
      .then(() => mutate(securityKey))
      .then(
        () => (done === null ? undefined : say(done)),
        (error: unknown) => errorToast(error),
      );
  };
  const changePassword: Parameters<typeof PasswordPanel>[0]['onSubmit'] = async (body) => {
    if (!(await password.send(() => api('POST /user/password', { body })))) return;
    setChanges(changes + 1);
    say(t('password.saved'));
    await mutate(securityKey);
  };
  const params = (id: string) => ({ params: { id } });
  return (
    <>
      <PasswordPanel
        key={changes}
        needsCode={app.is_on}
        pending={password.pending}
        error={password.error}
        fieldErrors={password.fieldErrors}
        onSubmit={(values) => void changePassword(values)}
      />
      <TwoFactorPanel
        on={app.is_on}
        recoveryCodesLeft={app.recovery_codes_left}
        onStart={() => actions.ask({ kind: 'start' })}
        onDisable={() => actions.ask({ kind: 'disable' })}
        onRenewCodes={() => actions.ask({ kind: 'codes' })}
      />
      <PasskeyPanel
        passkeys={passkeys}
        onAdd={() => actions.ask({ kind: 'passkey' })}
        onRename={(id, name) =>
          act(api('POST /user/passkeys/{id}/rename', { ...params(id), body: { name } }), null)
        }
        onRemove={(id) => actions.ask({ kind: 'remove', id })}
      />
      {provider !== null || identities.length > 0 ? (
        <IdentityPanel
          identities={identities}
          provider={provider}
          hasPassword={security.has_password}
          passwordHref={FORGOT_PASSWORD}
          onConnect={() => actions.ask({ kind: 'connect' })}
          onRemove={(id) => actions.ask({ kind: 'disconnect', id })}
        />
      ) : null}
      {most > 0 ? (
        <LinkedAccounts
          accounts={visitor.linkedAccounts}
          most={most}
          needsCode={app.is_on}
          onRemove={(username) => actions.ask({ kind: 'unlink', username })}
        />
      ) : null}
      <SessionPanel
        sessions={sessions}
        onEnd={(id) =>
          act(api('POST /user/sessions/{id}/end', { ...params(id), body: {} }), t('sessions.ended'))
        }
        onEndOthers={() => act(api('POST /user/sessions/end_others', { body: {} }), t('sessions.ended'))}
      />
      <DataPanel
        onExport={() => actions.ask({ kind: 'export' })}
        onDelete={() => actions.ask({ kind: 'delete' })}
      />
      <SecurityDialog actions={actions} needsCode={app.is_on} tokens={visitor.tokens} />
    </>
  );
};
