import type { FaqEntry } from '@footlight/contract';
import { Link, useLinkRenderer, useTexts } from '@footlight/ui';
import { ContentFrame } from '../../../features/content/content-frame/content-frame.tsx';
import { FaqAnswer } from '../faq-answer.tsx';

export interface FaqArticleScreenProps {
  /** Undefined while it loads. */
  entry: FaqEntry | undefined;
  /** Other questions of the topic. */
  related: readonly FaqEntry[];
  errorMessage: string | null;
  onRetry(): void;
}

/** One question of the FAQ with a page of its own. */
export const FaqArticleScreen = ({ entry, related, errorMessage, onRetry }: FaqArticleScreenProps) => {
  const { t } = useTexts('content');
  const link = useLinkRenderer();
  return (
    <ContentFrame
      name="faq-article-screen"
      title={entry?.question ?? t('faq.title')}
      lang={entry?.language}
      breadcrumbs={
        entry
          ? [
              { href: '/faq', label: t('faq.title') },
              { href: `/faq/${entry.slug}`, label: entry.question },
            ]
          : []
      }
      isLoading={!entry}
      errorMessage={errorMessage}
      onRetry={onRetry}
    >
      {entry ? <FaqAnswer entry={entry} /> : null}
      {related.length > 0 ? (
        <section aria-labelledby="faq-related" className="flex flex-col gap-2">
          <h2 id="faq-related" className="heading text-lg">
            {t('faq.related')}
          </h2>
          <ul className="flex flex-col items-start gap-2">
            {related.map((one) => (
              <li key={one.id} lang={one.language}>
                <Link asChild>{link({ href: `/faq/${one.slug}`, children: one.question })}</Link>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <p>
        <Link asChild>{link({ href: '/faq', children: t('faq.all') })}</Link>
      </p>
    </ContentFrame>
  );
};
