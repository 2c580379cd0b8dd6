import { prepaidOf, type Show } from '@footlight/contract';
import { Button, cn, Fact, FactList, TokenAmount, useNumber, useTexts } from '@footlight/ui';
import type { ComponentProps } from 'react';

export interface ShowRequestProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The requested show. */
  show: Show;
  /** The viewer who requests the show. */
  viewerName: string;
  /** Requests that wait behind this one. */
  more?: number;
  pending?: boolean;
  onAccept: () => void;
  onDecline: () => void;
}

/**
 * A viewer's request for a private, to the broadcaster: who, which kind, its price and what is prepaid (spec 2 §4,
 * spec 3 §4).
 * Token: `--show-request-radius`.
 */
export function ShowRequest({
  show,
  viewerName: name,
  more = 0,
  pending = false,
  onAccept,
  onDecline,
  className,
  ...rest
}: ShowRequestProps) {
  const { t } = useTexts(['broadcaster', 'common']);
  const number = useNumber();
  const title = t(show.kind === 'exclusive' ? 'request.exclusive' : 'request.private', { name });
  const minutes = show.minimum_minutes;
  return (
    <section
      aria-label={title}
      {...rest}
      data-component="show-request"
      data-kind={show.kind}
      className={cn(
        'flex min-w-0 flex-col gap-3 border border-border-strong bg-surface p-4 text-text rounded-[var(--show-request-radius,--theme(--radius-lg))]',
        className,
      )}
    >
      <p role="status" data-part="title" className="font-semibold wrap-anywhere">
        {title}
      </p>
      <FactList data-part="facts">
        <Fact label={t('request.price')}>
          <TokenAmount value={show.price_per_minute} />
        </Fact>
        {minutes > 0 ? (
          <Fact label={t('request.minimum')}>{t('minutes', { count: minutes, shown: number(minutes) })}</Fact>
        ) : null}
        {show.pre_tip > 0 ? (
          <Fact label={t('request.preTip')}>
            <TokenAmount value={show.pre_tip} />
          </Fact>
        ) : null}
        <Fact label={t('request.prepaid')}>
          <TokenAmount value={prepaidOf(show)} data-reading="prepaid" />
        </Fact>
      </FactList>
      {show.watch_together ? (
        <p data-part="together" className="text-sm text-text-muted">
          {t('request.together')}
        </p>
      ) : null}
      <div data-part="actions" className="flex min-w-0 flex-wrap items-center justify-end gap-2">
        {more > 0 ? (
          <p data-part="more" className="me-auto min-w-0 text-sm text-text-muted wrap-anywhere">
            {t('request.more', { count: more, shown: number(more) })}
          </p>
        ) : null}
        <Button
          variant="outline"
          className="min-w-0 max-w-full shrink"
          aria-disabled={pending}
          onClick={onDecline}
        >
          {t('common:decline')}
        </Button>
        <Button className="min-w-0 max-w-full shrink" loading={pending} onClick={onAccept}>
          {t('common:accept')}
        </Button>
      </div>
    </section>
  );
}
