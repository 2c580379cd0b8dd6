import type { Show } from '@footlight/contract';
import { clock, TokenAmount, useTexts } from '@footlight/ui';
import type { ReactNode } from 'react';

export interface ShowMeterProps {
  show: Show;
  /** Tokens left to spend; null for the broadcaster and while unknown. */
  balance: number | null;
}

const Reading = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex min-w-0 flex-col">
    <dt className="text-xs text-text-muted wrap-anywhere">{name}</dt>
    <dd className="numeric font-semibold">{children}</dd>
  </div>
);

/**
 * The state of a show in the platform's last message. Nothing counts on between messages, so that the meter never shows
 * more than the ledger.
 */
export const ShowMeter = ({ show, balance }: ShowMeterProps) => {
  const { t } = useTexts(['room', 'ui']);
  const minimum = show.minimum_minutes * show.price_per_minute;
  return (
    <dl
      data-part="meter"
      className="order-last flex flex-wrap gap-x-4 gap-y-2 max-desktop:basis-full desktop:order-none"
    >
      {show.preview_left > 0 ? (
        <Reading name={t('show.bar.preview')}>{clock(show.preview_left)}</Reading>
      ) : null}
      <Reading name={t('show.bar.time')}>
        <span data-reading="elapsed">{clock(show.elapsed)}</span>
      </Reading>
      <Reading name={t('show.bar.spent')}>
        <TokenAmount value={show.spent} data-reading="spent" />
      </Reading>
      {/* The minimum is owed from the start, and counted as spent minute by minute. */}
      {show.spent < minimum ? (
        <Reading name={t('show.bar.minimum')}>
          <TokenAmount value={minimum} data-reading="minimum" />
        </Reading>
      ) : null}
      <Reading name={t('show.bar.perMinute')}>
        {show.price_per_minute === 0 ? t('ui:free') : <TokenAmount value={show.price_per_minute} />}
      </Reading>
      {balance === null ? null : (
        <Reading name={t('show.bar.balance')}>
          <TokenAmount value={balance} data-reading="balance" />
        </Reading>
      )}
    </dl>
  );
};
