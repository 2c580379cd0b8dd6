import { FAQ_TOPICS, type FaqEntry } from '@footlight/contract';
import { Accordion, Disclosure, EmptyState, Link, useLinkRenderer, useTexts } from '@footlight/ui';
import { MessageCircleQuestion } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { ContentFrame } from '../../lib/content-frame.tsx';
import { FaqAnswer } from '../../lib/faq-answer.tsx';

export interface FaqScreenProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** Undefined while it loads. */
  entries: readonly FaqEntry[] | undefined;
  error: ReactNode;
  onRetry(): void;
}

/** All questions by topic. An answer opens in place, without JavaScript too, and has a page of its own. */
export const FaqScreen = ({ entries, error, onRetry, ...rest }: FaqScreenProps) => {
  const { t } = useTexts('faq');
  const link = useLinkRenderer();
  const topics = FAQ_TOPICS.map((topic) => ({
    topic,
    list: (entries ?? []).filter((entry) => entry.topic === topic),
  })).filter(({ list }) => list.length > 0);
  return (
    <ContentFrame
      {...rest}
      name="faq-screen"
      title={t('title')}
      loading={!entries}
      error={error}
      onRetry={onRetry}
    >
      {topics.length === 0 ? (
        <EmptyState icon={<MessageCircleQuestion />} title={t('empty')} headingLevel={2} />
      ) : (
        topics.map(({ topic, list }) => (
          <section key={topic} aria-labelledby={`faq-${topic}`} className="flex flex-col gap-2">
            <h2 id={`faq-${topic}`} className="heading text-lg">
              {t(`topics.${topic}`)}
            </h2>
            <Accordion>
              {list.map((entry) => (
                <Disclosure
                  key={entry.id}
                  data-part="question"
                  lang={entry.language}
                  summary={entry.question}
                >
                  <div className="flex flex-col gap-3">
                    <FaqAnswer entry={entry} />
                    <p className="text-sm">
                      <Link asChild>
                        {link({
                          href: `/faq/${entry.slug}`,
                          'aria-label': `${t('link')}: ${entry.question}`,
                          children: t('link'),
                        })}
                      </Link>
                    </p>
                  </div>
                </Disclosure>
              ))}
            </Accordion>
          </section>
        ))
      )}
      <p>
        {t('notHere')} <Link asChild>{link({ href: '/support', children: t('support') })}</Link>
      </p>
    </ContentFrame>
  );
};
