import { Link, useLinkRenderer, useTexts, VisuallyHidden } from '@footlight/ui';
import type { MouseEvent } from 'react';

/** A document that a sign-up accepts. */
export interface AcceptedDocument {
  key: string;
  /** Translated. */
  label: string;
  href: string;
}

export interface LegalLinksProps {
  documents: readonly AcceptedDocument[];
  /** Shows a document above the form. Without it, documents open in a new tab, so that the input is kept. */
  onRead?: ((key: string) => void) | undefined;
}

/** Links to the documents that a sign-up accepts. They never replace the page, which would lose the input. */
export const LegalLinks = ({ documents, onRead }: LegalLinksProps) => {
  const { t } = useTexts('account');
  const link = useLinkRenderer();
  if (documents.length === 0) return null;
  return (
    <p data-part="legal" className="flex flex-wrap gap-x-3 gap-y-1 ps-7.5 text-sm">
      <span>{t('readFirst')}</span>
      {documents.map(({ key, label, href }) => (
        <Link key={key} asChild>
          {link({
            href,
            target: '_blank',
            ...(onRead
              ? {
                  onClick: (event: MouseEvent) => {
                    event.preventDefault();
                    onRead(key);
                  },
                }
              : {}),
            children: (
              <>
                {label}
                {onRead ? null : <VisuallyHidden> {t('newTab')}</VisuallyHidden>}
              </>
            ),
          })}
        </Link>
      ))}
    </p>
  );
};
