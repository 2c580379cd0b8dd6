import { cn, TokenAmount, useTexts } from '@footlight/ui';
import { type ComponentProps, useId } from 'react';

export interface FeedTip {
  id: string;
  username: string;
  tokens: number;
  /** The viewer's message; empty if there is none. */
  message: string;
  /** Unix milliseconds. */
  at: number;
}

export interface TipFeedProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The newest first. */
  tips: readonly FeedTip[];
}

/** The latest tips of a room, for its broadcaster. A new one is announced by the room's chat. */
export const TipFeed = ({ tips, className, ...rest }: TipFeedProps) => {
  const { t, language } = useTexts('live');
  const titleId = useId();
  const time = new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit' });
  return (
    <section
      {...rest}
      data-component="tip-feed"
      aria-labelledby={titleId}
      className={cn('flex min-h-0 min-w-0 flex-col gap-2', className)}
    >
      <h2 id={titleId} className="heading text-base">
        {t('tips.title')}
      </h2>
      {tips.length === 0 ? (
        <p className="text-sm text-text-muted">{t('tips.empty')}</p>
      ) : (
        <ol className="flex min-w-0 flex-col divide-y divide-border">
          {tips.map(({ id, username, tokens, message, at }) => (
            <li key={id} data-part="tip" className="flex min-w-0 flex-col gap-0.5 py-2 first:pt-0">
              <span className="flex min-w-0 items-center gap-2">
                <bdi className="min-w-0 flex-1 truncate font-semibold" title={username}>
                  {username}
                </bdi>
                <TokenAmount value={tokens} className="text-base" />
              </span>
              <span className="flex min-w-0 items-baseline gap-2 text-sm text-text-muted">
                <bdi className="min-w-0 flex-1 wrap-anywhere">{message}</bdi>
                <time dateTime={new Date(at).toISOString()} className="numeric shrink-0 text-xs">
                  {time.format(new Date(at))}
                </time>
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
};
