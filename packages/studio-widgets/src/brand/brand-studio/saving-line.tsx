import { Alert, Button, Spinner, useTexts } from '@footlight/ui';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

export type SavingState = 'live' | 'unsaved' | 'saving' | 'saved' | 'failed' | 'conflict';

export interface SavingLineProps {
  state: SavingState;
  /** Why saving failed. */
  error?: ReactNode;
  onSaveAgain(): void;
  onKeepMine(): void;
  onTakeTheirs(): void;
}

/** The saving state of the draft. On a conflict with another window, the operator chooses which version to keep. */
export const SavingLine = ({ state, error, onSaveAgain, onKeepMine, onTakeTheirs }: SavingLineProps) => {
  const { t } = useTexts('studio');
  if (state === 'conflict') {
    return (
      <Alert
        tone="warning"
        live
        className="w-full"
        title={t('saving.conflict')}
        action={
          <>
            <Button size="sm" variant="outline" onClick={onTakeTheirs}>
              {t('saving.takeTheirs')}
            </Button>
            <Button size="sm" variant="outline" onClick={onKeepMine}>
              {t('saving.keepMine')}
            </Button>
          </>
        }
      >
        {t('saving.conflictHint')}
      </Alert>
    );
  }
  if (state === 'failed') {
    return (
      <Alert
        tone="error"
        live
        className="w-full"
        title={t('saving.failed')}
        action={
          <Button size="sm" variant="outline" onClick={onSaveAgain}>
            {t('saving.again')}
          </Button>
        }
      >
        {error}
      </Alert>
    );
  }
  return (
    <p data-studio="saving" data-state={state} className="flex items-center gap-1.5 text-sm text-text-muted">
      {state === 'saving' ? <Spinner size="sm" label="" /> : null}
      {state === 'saved' ? <Check aria-hidden="true" className="size-4 shrink-0" /> : null}
      {t(`saving.${state}`)}
    </p>
  );
};
