import { isLowTime, type Show } from '@footlight/contract';
import { Banner, Button, cn, Spinner, TokenAmount, useTexts } from '@footlight/ui';
import type { ComponentProps } from 'react';
import { ShowMeter } from './show-meter.tsx';

export interface ShowBarProps extends Omit<ComponentProps<'section'>, 'children'> {
  show: Show;
  /** Who looks at the bar. */
  side: 'viewer' | 'broadcaster';
  /** Display names. */
  broadcasterName: string;
  viewerName: string;
  /** Tokens left to spend, for the viewer; null while unknown. */
  balance: number | null;
  /** A request is being sent. */
  pending?: boolean;
  /** For viewers only. */
  onCancel?: () => void;
  onEnd: () => void;
  /** For viewers only. */
  onBuyTokens?: () => void;
}

/** With large text on a phone, a button never exceeds the available width. */
const fits = 'min-w-0 max-w-full shrink';

/**
 * A private or spy show from its request to its end (spec 2 §4): waiting, the meter, a warning when little time is left,
 * and the button to cancel or end it. Token: `--show-bar-radius`.
 */
export function ShowBar(props: ShowBarProps) {
  const { show, side, broadcasterName, viewerName, balance, pending = false, className } = props;
  const { onCancel, onEnd, onBuyTokens, ...given } = props;
  const {
    show: _s,
    side: _r,
    broadcasterName: _b,
    viewerName: _v,
    balance: _t,
    pending: _i,
    ...rest
  } = given;
  const { t } = useTexts('room');
  const isViewer = side === 'viewer';
  const isSpy = show.kind === 'spy';
  const isRunning = show.state === 'running';
  const isLow = isViewer && isRunning && show.preview_left === 0 && isLowTime(show.remaining);
  const title = isSpy
    ? t('show.bar.spying', { name: broadcasterName })
    : t('show.bar.with', { name: isViewer ? broadcasterName : viewerName });

  return (
    <section
      aria-label={title}
      {...rest}
      data-component="show-bar"
      data-state={show.state}
      data-kind={show.kind}
      data-side={side}
      className={cn(
        'flex min-w-0 flex-col gap-3 border border-border-strong bg-surface px-4 py-3 text-text rounded-[var(--show-bar-radius,--theme(--radius-lg))]',
        className,
      )}
    >
      {/* One row where it has the place; else the meter is below. */}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <div className="min-w-0 flex-1 basis-40 wrap-anywhere desktop:basis-72">
          {/* One region for both states: it announces that the show runs, and what it costs from now on. */}
          <p
            role="status"
            data-part="title"
            className={isRunning ? 'font-semibold' : 'flex items-center gap-2 font-semibold'}
          >
            {isRunning ? (
              <>
                {title}
                <span className="sr-only">
                  {`. ${t('show.bar.price')}: `}
                  <TokenAmount value={show.price_per_minute} />
                </span>
              </>
            ) : (
              <>
                <Spinner size="sm" label="" className="shrink-0" />
                <span className="min-w-0">{t('show.bar.waiting', { name: broadcasterName })}</span>
              </>
            )}
          </p>
          {isRunning ? null : (
            <p data-part="hint" className="text-sm text-text-muted">
              {t('show.bar.waitingHint')}
            </p>
          )}
        </div>
        {isRunning ? <ShowMeter show={show} balance={isViewer ? balance : null} /> : null}
        <div data-part="actions" className="ms-auto flex min-w-0 max-w-full flex-wrap gap-2">
          <Button
            variant="outline"
            className={cn(
              fits,
              'max-desktop:h-8 max-desktop:px-3 max-desktop:text-sm',
              isRunning && !isSpy && 'text-danger-text',
            )}
            loading={pending}
            onClick={isRunning ? onEnd : onCancel}
          >
            {t(isRunning ? (isSpy ? 'show.bar.endSpy' : 'show.bar.end') : 'show.bar.cancel')}
          </Button>
        </div>
      </div>
      {isLow ? (
        <Banner appearance="warning" live data-part="low">
          <p className="mb-2">{t('show.bar.low')}</p>
          <Button size="sm" variant="secondary" className={fits} onClick={onBuyTokens}>
            {t('show.bar.buy')}
          </Button>
        </Banner>
      ) : null}
    </section>
  );
}
