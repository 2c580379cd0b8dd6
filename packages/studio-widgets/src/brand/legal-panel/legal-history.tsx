import type { OperatorLegalDocument } from '@footlight/contract';
import { languageNames, useTexts } from '@footlight/ui';

/** What the operator has published of a document, newest first. */
export const LegalHistory = ({ history }: Pick<OperatorLegalDocument, 'history'>) => {
  const { t, language } = useTexts('studio');
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  if (history.length === 0) return null;
  return (
    <section className="flex flex-col gap-2">
      <h2 className="heading text-base">{t('legal.history')}</h2>
      <ol className="flex flex-col gap-2">
        {history.map(({ version, languages, by, at }) => (
          <li
            key={at}
            data-studio="legal-version"
            className="rounded-lg border border-border bg-surface px-4 py-3"
          >
            <p className="font-semibold wrap-anywhere">
              {languages.length === 0
                ? t('legal.wentBack')
                : t('legal.version', {
                    version,
                    languages: languages.map((one) => languageNames[one]).join(', '),
                  })}
            </p>
            <p className="text-sm text-text-muted">
              {t('history.by', { when: when.format(new Date(at)), who: by ?? t('history.nobody') })}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
};
