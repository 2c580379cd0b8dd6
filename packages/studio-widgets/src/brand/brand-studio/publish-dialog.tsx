import { Alert, Button, Dialog, useNumber, useTexts } from '@footlight/ui';
import type { ReactNode } from 'react';
import type { FieldChange } from './config/studio-config.ts';
import { ChangeTable, useFieldName } from './files/change-table.tsx';

export interface PublishDialogProps {
  open: boolean;
  domain: string;
  changes: readonly FieldChange[];
  /** Number of adjusted colours and rejected declarations. */
  repaired: number;
  refusedCss: number;
  /** Paths of fields that block publishing. */
  blockers: readonly string[];
  pending: boolean;
  error: ReactNode;
  onPublish(): void;
  onClose(): void;
}

/** Asks for confirmation and lists all changes. */
export const PublishDialog = (props: PublishDialogProps) => {
  const { t } = useTexts('studio');
  const number = useNumber();
  const nameOf = useFieldName();
  const { repaired, refusedCss, blockers } = props;
  return (
    <Dialog
      open={props.open}
      size="lg"
      title={t('publish.title')}
      description={t('publish.body', { domain: props.domain })}
      onClose={props.onClose}
      footer={
        <>
          <Button variant="ghost" onClick={props.onClose}>
            {t('publish.cancel')}
          </Button>
          <Button
            loading={props.pending}
            disabled={blockers.length > 0 || props.changes.length === 0}
            onClick={props.onPublish}
          >
            {t('publish.confirm')}
          </Button>
        </>
      }
    >
      <div className="flex min-w-0 flex-col gap-3">
        {props.error ? (
          <Alert tone="error" live>
            {props.error}
          </Alert>
        ) : null}
        {blockers.length > 0 ? (
          <Alert tone="error" title={t('publish.blocked')}>
            {blockers.map(nameOf).join(', ')}
          </Alert>
        ) : null}
        {repaired > 0 ? (
          <Alert tone="info" size="sm">
            {t('publish.repaired', { count: repaired, shown: number(repaired) })}
          </Alert>
        ) : null}
        {refusedCss > 0 ? (
          <Alert tone="warning" size="sm">
            {t('publish.refusedCss', { count: refusedCss, shown: number(refusedCss) })}
          </Alert>
        ) : null}
        <ChangeTable changes={props.changes} />
      </div>
    </Dialog>
  );
};
