import type { FaqEntry } from '@footlight/contract';
import { Link, useLinkRenderer, useTexts } from '@footlight/ui';

/** The texts of the pages that answers link to; another page is shown by its path. */
const PAGE_NAMES = {
  '/account/tokens': 'pageNames.tokens',
  '/register': 'pageNames.signup',
  '/support': 'pageNames.support',
  '/legal/complaints': 'pageNames.complaints',
  '/fanclub/all': 'pageNames.fanClubs',
  '/forgot-password': 'pageNames.password',
  '/models/signup': 'pageNames.broadcasting',
  '/verify-age': 'pageNames.age',
} as const;
const isNamed = (href: string): href is keyof typeof PAGE_NAMES => href in PAGE_NAMES;

/** The paragraphs of an answer, the pages that help, and a note if it is not translated. */
export const FaqAnswer = ({ entry }: { entry: FaqEntry }) => {
  const { t, language } = useTexts('faq');
  const link = useLinkRenderer();
  return (
    <>
      {entry.language === language ? null : (
        <p data-part="untranslated" className="text-sm text-text-muted">
          {t('untranslated')}
        </p>
      )}
      <div lang={entry.language} className="flex flex-col gap-3">
        {entry.answer.map((paragraph) => (
          <p key={paragraph} className="text-pretty wrap-anywhere">
            {paragraph}
          </p>
        ))}
      </div>
      {entry.links.length > 0 ? (
        <ul aria-label={t('pages')} className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
          {entry.links.map((href) => (
            <li key={href}>
              <Link asChild>{link({ href, children: isNamed(href) ? t(PAGE_NAMES[href]) : href })}</Link>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
};
