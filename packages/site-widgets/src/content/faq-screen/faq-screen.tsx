import { FAQ_TOPICS, type FaqEntry } from '@footlight/contract';
import {
  Accordion,
  Button,
  Disclosure,
  EmptyState,
  Field,
  Link,
  TextInput,
  useLinkRenderer,
  useNumber,
  useTexts,
} from '@footlight/ui';
import { MessageCircleQuestion, Search } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { ContentFrame } from '../../lib/content-frame.tsx';
import { FaqAnswer } from '../../lib/faq-answer.tsx';
import { matchFaq } from './match-faq.ts';

export interface FaqScreenProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** Undefined while it loads. */
  entries: readonly FaqEntry[] | undefined;
  error: ReactNode;
  onRetry(): void;
}

/** All questions by topic, with a search over questions and answers. An answer opens in place, without JavaScript too, and has a page of its own. */
export const FaqScreen = ({ entries, error, onRetry, ...rest }: FaqScreenProps) => {
  const { t } = useTexts('faq');
  const link = useLinkRenderer();
  const number = useNumber();
  const [text, setText] = useState('');
  const wish = text.trim();
  const found = matchFaq(entries ?? [], wish);
  const topics = FAQ_TOPICS.map((topic) => ({
    topic,
    list: found.filter((entry) => entry.topic === topic),
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
      {entries && entries.length > 0 ? (
        <search data-part="search" className="flex min-w-0 flex-col gap-2">
          <Field label={t('search')}>
            <TextInput
              type="search"
              maxLength={100}
              start={<Search />}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          </Field>
          <p role="status" className="text-sm text-text-muted empty:absolute">
            {wish && found.length > 0
              ? t('matches', { count: found.length, shown: number(found.length) })
              : null}
          </p>
        </search>
      ) : null}
      {topics.length === 0 ? (
        <EmptyState
          icon={<MessageCircleQuestion />}
          title={wish ? t('noMatch', { text: wish }) : t('empty')}
          headingLevel={2}
          action={wish ? <Button asChild>{link({ href: '/support', children: t('support') })}</Button> : null}
          {...(wish ? { role: 'status' } : {})}
        >
          {wish ? t('noMatchHint') : null}
        </EmptyState>
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
      {wish && topics.length === 0 ? null : (
        <p>
          {t('notHere')} <Link asChild>{link({ href: '/support', children: t('support') })}</Link>
        </p>
      )}
    </ContentFrame>
  );
};
