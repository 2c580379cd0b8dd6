import type { LegalDocument } from '@footlight/contract';
import { Banner, Button, cn, Dialog, Skeleton, useTexts } from '@footlight/ui';
import type { ComponentProps, ReactNode } from 'react';
import { LegalText } from '../legal-text/legal-text.tsx';

export interface AcceptTermsDialogProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Undefined until it is loaded. */
  document: LegalDocument | undefined;
  pending: boolean;
  error: ReactNode;
  onAccept(): void;
  onLogout(): void;
}

/** Asks a user to accept the terms in force. It closes only by accepting or logging out. */
export const AcceptTermsDialog = ({
  document,
  pending,
  error,
  onAccept,
  onLogout,
  className,
  ...rest
}: AcceptTermsDialogProps) => {
  const { t } = useTexts('legal');
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
            {t('accept.logout')}
          </Button>
          <Button disabled={!document} loading={pending} onClick={onAccept}>
            {t('accept.accept')}
          </Button>
        </>
      }
    >
      <div {...rest} data-component="accept-terms-dialog" className={cn('flex flex-col gap-4', className)}>
        {error ? (
          <Banner appearance="error" live>
            {error}
          </Banner>
        ) : null}
        {document ? <LegalText document={document} level={3} /> : null}
        {document || error ? null : <Skeleton className="h-64" />}
      </div>
    </Dialog>
  );
};
