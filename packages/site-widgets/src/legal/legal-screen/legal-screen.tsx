import type { LegalDocument, LegalKey } from '@footlight/contract';
import { Banner, Button, cn, Link, SectionNav, Skeleton, useTexts } from '@footlight/ui';
import { Printer } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { LegalText } from '../legal-text/legal-text.tsx';

export interface LegalDocumentLink {
  key: string;
  /** Translated. */
  label: string;
  href: string;
}

export interface LegalScreenProps extends Omit<ComponentProps<'div'>, 'children'> {
  current: LegalKey;
  /** The links to all documents of the site. */
  documents: readonly LegalDocumentLink[];
  /** Undefined while it loads. */
  document: LegalDocument | undefined;
  error: ReactNode;
  onRetry(): void;
  onPrint(): void;
  /** Below the text: what the visitor decides about it. */
  choices?: ReactNode;
}

/** Starts the ids of the sections' headings. */
const SECTION = 'section';

/** A legal document with its contents, and links to the others. Printing leaves out everything but the text. */
export const LegalScreen = ({
  current,
  documents,
  document,
  error,
  onRetry,
  onPrint,
  choices,
  className,
  ...rest
}: LegalScreenProps) => {
  const { t } = useTexts(['legal', 'common']);
  return (
    <div
      {...rest}
      data-component="legal-screen"
      data-guard="surface"
      className={cn(
        'mx-auto flex w-full max-w-(--breakpoint-page) flex-col gap-6 px-4 py-6 desktop:px-6',
        className,
      )}
    >
      <SectionNav
        className="print:hidden"
        label={t('group')}
        items={documents.map(({ key, label, href }) => ({ href, label, current: key === current }))}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="heading min-w-0 text-2xl wrap-anywhere" lang={document?.language}>
          {document?.title ?? documents.find(({ key }) => key === current)?.label}
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
      {document ? (
        <div className="grid items-start gap-x-12 desktop:grid-cols-[14rem_minmax(0,1fr)]">
          <nav
            aria-label={t('contents')}
            data-part="contents"
            className="sticky top-[var(--header-space,0px)] max-h-[calc(100dvh-var(--header-space,0px))] overflow-y-auto py-1 max-desktop:hidden print:hidden"
          >
            <ol lang={document.language} className="flex flex-col gap-2 text-sm">
              {document.document_text.map(({ heading }, index) => (
                // A text has no ids, and its sections never move.
                // biome-ignore lint/suspicious/noArrayIndexKey: see above
                <li key={index}>
                  <Link href={`#${SECTION}-${index + 1}`} className="wrap-anywhere">
                    {heading}
                  </Link>
                </li>
              ))}
            </ol>
          </nav>
          <LegalText document={document} level={2} idPrefix={SECTION} />
        </div>
      ) : null}
      {choices}
      {error ? (
        <Banner appearance="error" live action={<Button onClick={onRetry}>{t('common:retry')}</Button>}>
          {error}
        </Banner>
      ) : null}
      {document || error ? null : <Skeleton className="h-96" />}
    </div>
  );
};
