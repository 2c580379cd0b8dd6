import type { FaqEntry } from '@footlight/contract';
import { Link, useLinkRenderer, useTexts } from '@footlight/ui';
import type { ComponentProps, ReactNode } from 'react';
import { ContentFrame } from '../../lib/content-frame.tsx';
import { FaqAnswer } from '../../lib/faq-answer.tsx';

export interface FaqArticleScreenProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** Undefined while it loads. */
  entry: FaqEntry | undefined;
  /** Other questions of the topic. */
  related: readonly FaqEntry[];
  error: ReactNode;
  onRetry(): void;
}

/** One question of the FAQ with a page of its own. */
export const FaqArticleScreen = ({ entry, related, error, onRetry, ...rest }: FaqArticleScreenProps) => {
  const { t } = useTexts('faq');
  const link = useLinkRenderer();
  return (
    <ContentFrame
      {...rest}
      name="faq-article-screen"
      title={entry?.question ?? t('title')}
      lang={entry?.language}
      breadcrumbs={
        entry
          ? [
              { href: '/faq', label: t('title') },
              { href: `/faq/${entry.slug}`, label: entry.question },
            ]
          : []
      }
      loading={!entry}
      error={error}
      onRetry={onRetry}
    >
      {entry ? <FaqAnswer entry={entry} /> : null}
      {related.length > 0 ? (
        <section aria-labelledby="faq-related" className="flex flex-col gap-2">
          <h2 id="faq-related" className="heading text-lg">
            {t('related')}
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
        <Link asChild>{link({ href: '/faq', children: t('all') })}</Link>
      </p>
    </ContentFrame>
  );
};
