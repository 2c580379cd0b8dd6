import type { AiExchange } from '@footlight/contract';
import { useTexts } from '@footlight/ui';

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
  const text = exchange.kind === 'image' ? t('drawing', { name }) : exchange.answer || t('writing', { name });
  return <p className="whitespace-pre-line wrap-anywhere">{text}</p>;
};

/** Requests and answers, oldest first. Screen readers hear an answer once, when it is complete. */
export const AiConversation = ({ name, exchanges }: { name: string; exchanges: readonly AiExchange[] }) => {
  const { t } = useTexts('ai');
  if (exchanges.length === 0) return <p className="text-text-muted">{t('empty')}</p>;
  return (
    <ol
      aria-label={t('conversation', { name })}
      aria-live="polite"
      aria-busy={exchanges.some(({ state }) => state === 'waiting')}
      className="flex flex-col gap-4"
    >
      {exchanges.map((exchange) => (
        <li key={exchange.id} data-state={exchange.state} className="flex flex-col gap-2">
          <div className="rounded-lg border border-border p-3">
            <p className="text-sm font-semibold">{t('you')}</p>
            <p className="whitespace-pre-line wrap-anywhere">{exchange.message}</p>
          </div>
          <div className="rounded-lg border border-border bg-surface p-3">
            <p className="text-sm font-semibold wrap-anywhere">
              {name} · {t('label')}
            </p>
            <Answer name={name} exchange={exchange} />
          </div>
        </li>
      ))}
    </ol>
  );
};
