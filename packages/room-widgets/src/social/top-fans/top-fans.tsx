import { Avatar, cn, TokenAmount, useTexts } from '@footlight/ui';
import { type ComponentProps, useId } from 'react';

export interface Fan {
  username: string;
  displayName: string;
  avatarUrl: string | null;
  /** Tokens tipped publicly. */
  tokens: number;
}

export interface TopFansProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The most generous first. Nothing is rendered without any. */
  fans: readonly Fan[];
  /** Days that the amounts cover. */
  days: number;
}

/** The viewers who tipped most in a room (spec 3 §7). Token: `--top-fans-radius`. */
export function TopFans({ fans, days, className, ...rest }: TopFansProps) {
  const { t } = useTexts('social');
  const id = useId();
  if (fans.length === 0) return null;
  return (
    <section
      aria-labelledby={id}
      {...rest}
      data-component="top-fans"
      className={cn(
        'flex min-w-0 flex-col gap-3 border border-border bg-surface p-4 text-text rounded-[var(--top-fans-radius,--theme(--radius-lg))]',
        className,
      )}
    >
      <div className="min-w-0">
        <h2 id={id} data-part="title" className="heading text-lg">
          {t('fans.title')}
        </h2>
        <p data-part="hint" className="text-sm text-text-muted wrap-anywhere">
          {t('fans.hint', { count: days, shown: days })}
        </p>
      </div>
      <ol data-part="list" aria-labelledby={id} className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {fans.map(({ username, displayName, avatarUrl, tokens }) => (
          <li key={username} data-part="fan" className="flex min-w-0 items-center gap-3">
            <Avatar name={displayName} size="sm" {...(avatarUrl ? { src: avatarUrl } : {})} />
            <bdi data-part="name" title={username} className="min-w-0 flex-1 truncate font-medium">
              {displayName}
            </bdi>
            <TokenAmount value={tokens} className="text-sm" />
          </li>
        ))}
      </ol>
    </section>
  );
}
