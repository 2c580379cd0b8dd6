import type { AiExchange } from '@footlight/contract';
import { Avatar, cn, useTexts } from '@footlight/ui';
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

/**
 * Requests and answers as bubbles, oldest first: the user's at the end of the line, the companion's at its start. Screen
 * readers hear an answer once, when it is complete.
 */
export const AiConversation = ({ name, greeting, pictureUrl, exchanges }: AiConversationProps) => {
  const { t } = useTexts('ai');
  const bubble = (content: ReactNode) => (
    <div className="flex max-w-[85%] items-end gap-2">
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
      <li className="flex flex-col gap-3">
        {bubble(<p className="wrap-anywhere">{greeting}</p>)}
        {exchanges.length === 0 ? <p className="text-sm text-text-muted">{t('empty')}</p> : null}
      </li>
      {exchanges.map((exchange) => (
        <li key={exchange.id} data-state={exchange.state} className="flex flex-col gap-3">
          <div className="ms-auto max-w-[85%] rounded-lg rounded-ee-none bg-primary-soft px-4 py-2.5 text-on-primary-soft">
            <p className="sr-only">{t('you')}</p>
            <p className="whitespace-pre-line wrap-anywhere">{exchange.message}</p>
          </div>
          {bubble(<Answer name={name} exchange={exchange} />)}
        </li>
      ))}
    </ol>
  );
};
