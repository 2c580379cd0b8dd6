import type { LegalDocument } from '@footlight/contract';
import { Banner, Button, Dialog, Skeleton, useTexts } from '@footlight/ui';
import type { ReactNode } from 'react';
import { LegalText } from '../legal-text/legal-text.tsx';

export interface AcceptTermsDialogProps {
  /** Undefined until it is loaded. */
  document: LegalDocument | undefined;
  isSending: boolean;
  errorMessage: ReactNode;
  onAccept(): void;
  onLogout(): void;
}

/** Asks a user to accept the terms in force. It closes only by accepting or logging out. */
export const AcceptTermsDialog = ({
  document,
  isSending,
  errorMessage,
  onAccept,
  onLogout,
}: AcceptTermsDialogProps) => {
  const { t } = useTexts(['legal', 'site']);
  return (
    <Dialog
      open
      dismissible={false}
      data-guard="surface"
      title={t('accept.title')}
      description={t('accept.why')}
      footer={
        <>
          <Button variant="ghost" onClick={onLogout}>
            {t('site:header.logout')}
          </Button>
          <Button disabled={!document} loading={isSending} onClick={onAccept}>
            {t('accept.accept')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {errorMessage ? (
          <Banner appearance="error" live>
            {errorMessage}
          </Banner>
        ) : null}
        {document ? <LegalText document={document} level={3} /> : null}
        {document || errorMessage ? null : <Skeleton className="h-64" />}
      </div>
    </Dialog>
  );
};
