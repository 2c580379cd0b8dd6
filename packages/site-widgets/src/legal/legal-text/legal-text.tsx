import type { LegalDocument } from '@footlight/contract';
import { cn, useTexts } from '@footlight/ui';
import type { ComponentProps } from 'react';

export interface LegalTextProps extends Omit<ComponentProps<'div'>, 'children'> {
  document: Pick<LegalDocument, 'document_text' | 'version' | 'language' | 'expired'>;
  /** Level of the sections' headings. */
  level: 2 | 3;
  /** For links to the sections: the first one's heading has the id `{prefix}-1`. */
  idPrefix?: string;
}

/** A legal document: since when it is in force, and its sections. It is in the language of its text. */
export const LegalText = ({ document, level, idPrefix, className, ...rest }: LegalTextProps) => {
  const { t, language } = useTexts('legal');
  const Heading = `h${level}` as const;
  const [day = ''] = document.version.split('.');
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
  return (
    <div
      {...rest}
      data-component="legal-text"
      data-guard="text"
      className={cn('flex max-w-prose flex-col gap-6 wrap-anywhere print:max-w-none', className)}
    >
      <p data-part="version" className="text-sm text-text-muted">
        {t(document.expired ? 'expired' : 'since', { date, version: document.version })}
      </p>
      {document.document_text.map((section, index) => (
        // A text has no ids, and its sections never move.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <section key={index} lang={document.language} className="flex flex-col gap-2">
          <Heading
            id={idPrefix && `${idPrefix}-${index + 1}`}
            className="heading text-lg print:break-after-avoid"
          >
            {section.heading}
          </Heading>
          {section.paragraphs.map((paragraph, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <p key={at}>{paragraph}</p>
          ))}
          {section.items ? (
            <ul className="flex list-disc flex-col gap-1 ps-5">
              {section.items.map((item, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: see above
                <li key={at}>{item}</li>
              ))}
            </ul>
          ) : null}
        </section>
      ))}
    </div>
  );
};
