import { type LegalDocument, type LegalKey, SITE_DOCUMENTS } from '@footlight/contract';
import { Banner, Button, SectionNav, Skeleton, useTexts } from '@footlight/ui';
import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { LegalText } from '../../../features/legal/legal-text/legal-text.tsx';

export interface LegalScreenProps {
  current: LegalKey;
  document: LegalDocument | undefined;
  errorMessage: string | null;
  onRetry(): void;
  onPrint(): void;
  /** Below the text: what the visitor decides about it. */
  choices?: ReactNode;
}

/** A legal document with links to the others. Printing leaves out everything but the text. */
export const LegalScreen = ({
  current,
  document,
  errorMessage,
  onRetry,
  onPrint,
  choices,
}: LegalScreenProps) => {
  const { t } = useTexts(['legal', 'site', 'common']);
  const site = SITE_DOCUMENTS.find((key) => key === current);
  return (
    <div
      data-component="legal-screen"
      data-guard="surface"
      className="mx-auto flex w-full max-w-(--breakpoint-page) flex-col gap-6 px-4 py-6 desktop:px-6"
    >
      <SectionNav
        className="print:hidden"
        label={t('site:footer.legalGroup')}
        items={SITE_DOCUMENTS.map((key) => ({
          href: `/legal/${key}`,
          label: t(`site:footer.documents.${key}`),
          current: key === current,
        }))}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="heading min-w-0 text-2xl wrap-anywhere" lang={document?.language}>
          {document?.title ?? (site ? t(`site:footer.documents.${site}`) : null)}
        </h1>
        {document ? (
          <Button
            variant="outline"
            className="print:hidden"
            iconStart={<Printer aria-hidden="true" />}
            onClick={onPrint}
          >
            {t('print')}
          </Button>
        ) : null}
      </div>
      {document ? <LegalText document={document} level={2} /> : null}
      {choices}
      {errorMessage ? (
        <Banner appearance="error" live action={<Button onClick={onRetry}>{t('common:retry')}</Button>}>
          {errorMessage}
        </Banner>
      ) : null}
      {document || errorMessage ? null : <Skeleton className="h-96" />}
    </div>
  );
};
