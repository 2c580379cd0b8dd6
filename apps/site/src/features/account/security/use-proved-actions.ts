import type { Proof } from '@footlight/contract';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { useApi } from '../../../shell/api/api.ts';
import { currentUserKey } from '../../../shell/api/keys.ts';
import { saveFile } from '../../../shell/storage/save-file.ts';
import { leaveFor } from '../oauth-next.ts';
import { securityKey } from './security-key.ts';

/** What asks for the password and the second step first. */
export type ProvedAction =
  | { kind: 'start' | 'disable' | 'codes' | 'passkey' | 'export' | 'delete' | 'connect' }
  | { kind: 'remove' | 'disconnect'; id: string }
  | { kind: 'unlink'; username: string };

/** What is shown after an action. */
export type SecurityStep =
  | { kind: 'prove'; action: ProvedAction }
  | { kind: 'setup'; secret: string; uri: string }
  | { kind: 'codes'; codes: readonly string[] };

interface Wishes {
  /** The name of a new passkey. */
  deviceName: string;
  onDone(action: ProvedAction['kind']): void;
}

/** The steps of the dialog on the page about an account's security. */
export const useProvedActions = ({ deviceName, onDone }: Wishes) => {
  const api = useApi();
  const { mutate } = useSWRConfig();
  const [step, setStep] = useState<SecurityStep | null>(null);
  const changed = async () => {
    await Promise.all([mutate(securityKey), mutate(currentUserKey)]);
  };
  const done = async (kind: ProvedAction['kind'], next: SecurityStep | null = null) => {
    await changed();
    setStep(next);
    onDone(kind);
  };

  const addPasskey = async (body: Proof) => {
    const { options } = await api('POST /user/passkeys/options', { body });
    const { makePasskey } = await import('./passkeys.ts');
    const passkey = await makePasskey(options);
    await api('POST /user/passkeys', { body: { name: deviceName, passkey } });
    await done('passkey');
  };
  const prove = async (action: ProvedAction, body: Proof): Promise<void> => {
    if (action.kind === 'start') {
      const { secret, uri } = await api('POST /user/two_factor/start', { body });
      return setStep({ kind: 'setup', secret, uri });
    }
    if (action.kind === 'disable') {
      await api('POST /user/two_factor/disable', { body });
      return done(action.kind);
    }
    if (action.kind === 'codes') {
      const { recovery_codes: codes } = await api('POST /user/two_factor/recovery_codes', { body });
      return done(action.kind, { kind: 'codes', codes });
    }
    if (action.kind === 'passkey') return addPasskey(body);
    if (action.kind === 'remove') {
      await api('POST /user/passkeys/{id}/remove', { params: { id: action.id }, body });
      return done(action.kind);
    }
    if (action.kind === 'connect') {
      return leaveFor((await api('POST /user/oauth/start', { body })).url, '/account/security');
    }
    if (action.kind === 'disconnect') {
      await api('POST /user/identities/{id}/remove', { params: { id: action.id }, body });
      return done(action.kind);
    }
    if (action.kind === 'unlink') {
      const { username } = action;
      await api('POST /user/linked_accounts/{username}/remove', { params: { username }, body });
      return done(action.kind);
    }
    if (action.kind === 'export') {
      const { data, exported_at } = await api('POST /user/export', { body });
      saveFile(
        `data-${exported_at.slice(0, 10)}.json`,
        'application/json',
        JSON.stringify({ exported_at, ...data }, null, 2),
      );
      return done(action.kind);
    }
    await api('POST /user/delete', { body: { ...body, accept_loss: true } });
    onDone(action.kind);
  };
  return {
    step,
    ask: (action: ProvedAction) => setStep({ kind: 'prove', action }),
    close: () => setStep(null),
    prove,
    confirm: async (code: string): Promise<void> => {
      const { recovery_codes: codes } = await api('POST /user/two_factor/confirm', { body: { code } });
      await done('start', { kind: 'codes', codes });
    },
  };
};
