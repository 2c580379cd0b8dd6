import { ProofForm, RecoveryCodes, TwoFactorSetup } from '@footlight/site-widgets';
import { Dialog, useNumber, useTexts } from '@footlight/ui';
import { saveFile } from '../../../shell/storage/save-file.ts';
import type { ProvedAction, useProvedActions } from './use-proved-actions.ts';
import { useSending } from './use-sending.ts';

interface SecurityDialogProps {
  actions: ReturnType<typeof useProvedActions>;
  needsCode: boolean;
  tokens: number;
}

const TITLES = {
  start: 'app.title',
  disable: 'app.disable',
  codes: 'app.newCodes',
  passkey: 'passkeys.add',
  remove: 'passkeys.title',
  unlink: 'linked.title',
  connect: 'elsewhere.title',
  disconnect: 'elsewhere.title',
  export: 'data.export',
  delete: 'data.delete',
} as const satisfies Record<ProvedAction['kind'], string>;

/** Asks for the proof of an action, and shows what follows from it. */
export const SecurityDialog = ({ actions, needsCode, tokens }: SecurityDialogProps) => {
  const { t } = useTexts('security');
  const number = useNumber();
  const { pending, error, fieldErrors, send, forget } = useSending();
  const { step } = actions;
  if (!step) return null;
  const close = () => {
    forget();
    actions.close();
  };
  if (step.kind === 'codes') {
    const { codes } = step;
    return (
      <Dialog open data-guard="surface" size="sm" dismissible={false} title={t('codes.title')}>
        <RecoveryCodes
          codes={codes}
          onDownload={() => saveFile('recovery-codes.txt', 'text/plain', `${codes.join('\n')}\n`)}
          onDone={close}
        />
      </Dialog>
    );
  }
  if (step.kind === 'setup') {
    return (
      <Dialog open data-guard="surface" size="sm" onClose={close} title={t('app.title')}>
        <TwoFactorSetup
          secret={step.secret}
          uri={step.uri}
          pending={pending}
          error={error}
          fieldErrors={fieldErrors}
          onConfirm={(code) => void send(() => actions.confirm(code))}
        />
      </Dialog>
    );
  }
  const { action } = step;
  const isEnd = action.kind === 'delete';
  return (
    <Dialog
      open
      data-guard="surface"
      size="sm"
      onClose={close}
      title={t(TITLES[action.kind])}
      description={isEnd ? t('data.deleteWhy') : t('proof.why')}
    >
      <ProofForm
        needsCode={needsCode}
        pending={pending}
        error={error}
        fieldErrors={fieldErrors}
        submitLabel={isEnd ? t('data.delete') : t('proof.continue')}
        danger={isEnd}
        {...(isEnd ? { consent: t('data.consent', { tokens: number(tokens) }) } : {})}
        onSubmit={(proof) => void send(() => actions.prove(action, proof))}
      />
    </Dialog>
  );
};
