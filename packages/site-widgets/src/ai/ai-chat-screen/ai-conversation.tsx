import type { AiExchange } from '@footlight/contract';
import { Avatar, cn, Skeleton, TokenAmount, useTexts } from '@footlight/ui';
import type { ReactNode } from 'react';

const TypingDots = () => (
  <span aria-hidden="true" className="flex gap-1">
    {['', '[animation-delay:200ms]', '[animation-delay:400ms]'].map((delay) => (
      <span key={delay} className={cn('size-1.5 rounded-full bg-current motion-safe:animate-pulse', delay)} />
    ))}
  </span>
);

const Answer = ({ name, exchange }: { name: string; exchange: AiExchange }) => {
  const { t } = useTexts('ai');
  if (exchange.state === 'failed')
    return (
      <>
        {exchange.kind === 'image' ? <p>{t('imageFailed')}</p> : null}
        <p className="text-text-muted">{t('failed', { name })}</p>
      </>
    );
  if (exchange.image_url) {
    return (
      <img
        src={exchange.image_url}
        alt={t('picture', { text: exchange.message })}
        className="aspect-square w-full max-w-96 rounded-lg bg-surface-sunken object-cover"
      />
    );
  }
  if (exchange.state === 'waiting' && !exchange.answer)
    return (
      <p className="flex items-center gap-2 text-text-muted">
        <TypingDots />
        {t(exchange.kind === 'image' ? 'drawing' : 'writing', { name })}
      </p>
    );
  return <p className="whitespace-pre-line wrap-anywhere">{exchange.answer}</p>;
};

export interface AiConversationProps {
  name: string;
  /** The companion's own line, with which every conversation opens. */
  greeting: string;
  pictureUrl: string;
  exchanges: readonly AiExchange[];
}

/** Time and price below a message. */
const Stamp = ({ exchange }: { exchange: AiExchange }) => {
  const { language } = useTexts('ai');
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short' });
  return (
    <p data-part="stamp" className="flex justify-end gap-2 text-xs text-text-muted">
      <time dateTime={exchange.created_at} className="numeric">
        {time.format(new Date(exchange.created_at))}
      </time>
      {exchange.state === 'delivered' ? <TokenAmount value={exchange.price} /> : null}
    </p>
  );
};

/**
 * Requests and answers as bubbles, oldest first and with a line for each day: the user's at the end of the line, the
 * companion's at its start. Screen readers hear an answer once, when it is complete.
 */
export const AiConversation = ({ name, greeting, pictureUrl, exchanges }: AiConversationProps) => {
  const { t, language } = useTexts('ai');
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long' });
  const days = exchanges.map(({ created_at }) => day.format(new Date(created_at)));
  const bubble = (content: ReactNode) => (
    <div className="flex max-w-[min(85%,42rem)] items-end gap-2">
      <Avatar name={name} src={pictureUrl} size="sm" />
      <div className="min-w-0 rounded-lg rounded-es-none bg-surface px-4 py-2.5 shadow-xs forced-colors:border">
        <p className="sr-only">
          {name} · {t('label')}
        </p>
        {content}
      </div>
    </div>
  );
  return (
    <ol
      aria-label={t('conversation', { name })}
      aria-live="polite"
      aria-busy={exchanges.some(({ state }) => state === 'waiting')}
      className="flex flex-col gap-6"
    >
      <li>{bubble(<p className="wrap-anywhere">{greeting}</p>)}</li>
      {exchanges.map((exchange, nth) => (
        <li key={exchange.id} data-state={exchange.state} className="flex flex-col gap-3">
          {days[nth] === days[nth - 1] ? null : (
            <p data-part="day" className="pb-3 text-center text-xs text-text-muted">
              {days[nth]}
            </p>
          )}
          <div className="ms-auto flex max-w-[min(85%,42rem)] flex-col gap-1">
            <div className="rounded-lg rounded-ee-none bg-primary-soft px-4 py-2.5 text-on-primary-soft">
              <p className="sr-only">{t('you')}</p>
              <p className="whitespace-pre-line wrap-anywhere">{exchange.message}</p>
            </div>
            <Stamp exchange={exchange} />
          </div>
          {bubble(<Answer name={name} exchange={exchange} />)}
        </li>
      ))}
    </ol>
  );
};

/** While the messages are on their way. */
export const PendingConversation = () => (
  <div aria-hidden="true" className="flex flex-col gap-6">
    <Skeleton className="h-11 w-3/5 rounded-lg" />
    <Skeleton className="ms-auto h-11 w-2/5 rounded-lg" />
    <Skeleton className="h-17 w-3/5 rounded-lg" />
  </div>
);
