import { readKey } from '@footlight/client';
import type { MachineKey } from '@footlight/contract';
import { KeysScreen, type NewKey } from '@footlight/studio-widgets';
import { useTexts } from '@footlight/ui';
import { useState } from 'react';
import { useAct } from '../../features/admin/use-act.tsx';
import { useApi } from '../../shell/api/api.ts';
import { useRead } from '../../shell/api/use-read.ts';
import { useErrorText } from '../../shell/errors/use-error-text.ts';

/** `/admin/keys`. A new secret is shown until the page is left. */
export const KeysPage = () => {
  const { t } = useTexts('admin');
  const api = useApi();
  const act = useAct();
  const errorText = useErrorText();
  const [secret, setSecret] = useState<string | null>(null);
  const keys = useRead(readKey('GET /operator/keys'));
  const make = (input: NewKey) =>
    act.run(async () => {
      const made = await api('POST /operator/keys', { body: input });
      setSecret(made.secret);
      await keys.mutate();
      return t('key.made', { name: made.key.name });
    });
  const revoke = ({ id, name }: MachineKey) =>
    act.run(async () => {
      await api('DELETE /operator/keys/{id}', { params: { id: String(id) } });
      setSecret(null);
      await keys.mutate();
      return t('key.revoked', { name });
    });
  return (
    <KeysScreen
      keys={keys.data?.keys}
      secret={secret}
      state={{
        hasMore: false,
        pending: false,
        error: keys.error && !keys.data ? errorText(keys.error) : null,
        onMore: () => undefined,
        onRetry: () => void keys.mutate(),
      }}
      onMake={make}
      onRevoke={(key) => void revoke(key)}
    />
  );
};
