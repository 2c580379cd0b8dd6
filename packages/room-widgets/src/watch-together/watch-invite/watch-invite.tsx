import { Banner, Button, cn, useTexts } from '@footlight/ui';
import { Clapperboard } from 'lucide-react';
import type { ComponentProps } from 'react';

export interface WatchInviteProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The broadcaster's display name. */
  broadcasterName: string;
  /** For the broadcaster only: opens the picker. */
  onChoose?: (() => void) | undefined;
  /** The open video could not be read. */
  onRetry?: (() => void) | undefined;
}

/**
 * In a private show with watching together, while no video is open: the broadcaster chooses one, the viewer learns what
 * this is about. Token: `--watch-invite-radius`.
 */
export function WatchInvite({
  broadcasterName: name,
  onChoose,
  onRetry,
  className,
  ...rest
}: WatchInviteProps) {
  const { t } = useTexts(['watch-together', 'common']);
  const title = t('invite.title');
  return (
    <section
      aria-label={title}
      {...rest}
      data-component="watch-invite"
      className={cn(
        'flex min-w-0 flex-wrap items-center gap-3 border border-border bg-surface p-3 text-text rounded-[var(--watch-invite-radius,--theme(--radius-lg))]',
        className,
      )}
    >
      {onRetry ? (
        <Banner appearance="error" live data-part="failed" className="min-w-0 flex-1">
          <p className="mb-2">{t('invite.failed')}</p>
          <Button size="sm" variant="secondary" onClick={onRetry}>
            {t('common:retry')}
          </Button>
        </Banner>
      ) : (
        <>
          <Clapperboard aria-hidden="true" className="size-5 shrink-0 text-text-muted" />
          <div className="min-w-0 flex-1 basis-48 wrap-anywhere">
            <p data-part="title" className="font-semibold">
              {title}
            </p>
            <p data-part="text" className="text-sm text-text-muted">
              {t(onChoose ? 'invite.broadcaster' : 'invite.viewer', { name })}
            </p>
          </div>
          {onChoose ? (
            <Button variant="secondary" className="min-w-0 max-w-full shrink" onClick={onChoose}>
              {t('choose')}
            </Button>
          ) : null}
        </>
      )}
    </section>
  );
}
