import { Link, useLinkRenderer, useTexts, VisuallyHidden } from '@footlight/ui';
import type { MouseEvent } from 'react';

const DOCUMENTS = ['terms', 'privacy'] as const;
export type AcceptedDocument = (typeof DOCUMENTS)[number];

/** Links to the documents that a sign-up accepts. They never replace the page, which would lose the input. */
export const LegalLinks = ({ onRead }: { onRead?(document: AcceptedDocument): void }) => {
  const { t } = useTexts('site');
  const link = useLinkRenderer();
  return (
    <p data-part="legal" className="flex flex-wrap gap-x-3 gap-y-1 ps-7.5 text-sm">
      <span>{t('auth.readFirst')}</span>
      {DOCUMENTS.map((key) => (
        <Link key={key} asChild>
          {link({
            href: `/legal/${key}`,
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
                {t(`footer.documents.${key}`)}
                {onRead ? null : <VisuallyHidden> {t('auth.newTab')}</VisuallyHidden>}
              </>
            ),
          })}
        </Link>
      ))}
    </p>
  );
};
