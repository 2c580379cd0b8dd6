import type { LinkedAccount } from '@footlight/contract';
import { LinkedPanel, LinkForm, type LinkValues } from '@footlight/site-widgets';
import { Dialog, useTexts } from '@footlight/ui';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { useApi } from '../../../shell/api/api.ts';
import { currentUserKey } from '../../../shell/api/keys.ts';
import { useToast } from '../../../shell/toasts/toasts.ts';
import { useEnterLinked } from '../use-enter-linked.ts';
import { useSending } from './use-sending.ts';

interface LinkedAccountsProps {
  accounts: readonly LinkedAccount[];
  most: number;
  needsCode: boolean;
  /** Asks for the proof first. */
  onRemove(username: string): void;
}

/** The linked accounts of the user, and the dialog that links another one. */
export const LinkedAccounts = ({ accounts, most, needsCode, onRemove }: LinkedAccountsProps) => {
  const { t } = useTexts('security');
  const api = useApi();
  const toast = useToast();
  const { mutate } = useSWRConfig();
  const { entering, enter } = useEnterLinked();
  const { pending, error, fieldErrors, send, forget } = useSending();
  const [isLinking, setIsLinking] = useState(false);
  const [needsOtherCode, setNeedsOtherCode] = useState(false);
  const close = () => {
    forget();
    setIsLinking(false);
    setNeedsOtherCode(false);
  };
  const link = async ({ otherPassword, otherCode, ...values }: LinkValues) => {
    const body = {
      ...values,
      other_password: otherPassword,
      ...(otherCode === undefined ? {} : { other_code: otherCode }),
    };
    const { username: name } = await api('POST /user/linked_accounts', { body });
    await mutate(currentUserKey);
    close();
    toast({ appearance: 'success', content: t('linked.added', { name }) });
  };
  return (
    <>
      <LinkedPanel
        accounts={accounts}
        max={most}
        entering={entering}
        onAdd={() => setIsLinking(true)}
        onEnter={enter}
        onRemove={onRemove}
      />
      {isLinking ? (
        <Dialog
          open
          data-guard="surface"
          size="sm"
          onClose={close}
          title={t('linked.add')}
          description={t('linked.intro')}
        >
          <LinkForm
            needsCode={needsCode}
            // The field stays once it was asked for.
            needsOtherCode={needsOtherCode || fieldErrors.otherCode !== undefined}
            pending={pending}
            error={error}
            fieldErrors={fieldErrors}
            onSubmit={(values) => {
              if (fieldErrors.otherCode) setNeedsOtherCode(true);
              void send(() => link(values));
            }}
          />
        </Dialog>
      ) : null}
    </>
  );
};
