import type { LimitedShow } from '@footlight/contract';
import { Badge, Button, cn, TokenAmount, useNumber, useTexts } from '@footlight/ui';
import { Ticket } from 'lucide-react';
import type { ComponentProps } from 'react';

export interface TicketShowProps extends Omit<ComponentProps<'section'>, 'children'> {
  limitedShow: LimitedShow;
  broadcasterName: string;
  /** Tokens and credit that the viewer can spend; null for guests and while unknown. */
  funds: number | null;
  /** The purchase that is being sent. */
  buying: 'ticket' | 'recording' | null;
  /** Without it, the ticket has no button: RoomStatusOverlay sells it on the picture. */
  onBuyTicket?: () => void;
  onBuyRecording: () => void;
  onBuyTokens: () => void;
}

/**
 * A ticket show: the price of a ticket, when it is refunded, and the recording for ticket holders (spec 2 §4). Token:
 * `--ticket-show-radius`.
 */
export function TicketShow({
  limitedShow: show,
  broadcasterName: name,
  funds,
  buying,
  onBuyTicket,
  onBuyRecording,
  onBuyTokens,
  className,
  ...rest
}: TicketShowProps) {
  const { t } = useTexts(['room', 'common']);
  const number = useNumber();
  const minutes = show.refund_joined_minute_before_end;
  const next = show.purchased_ticket ? 'recording' : 'ticket';
  const price = next === 'ticket' ? show.ticket_price : show.recording_price;
  const isForSale = next === 'ticket' || (price > 0 && !show.purchased_recording);
  const isShort = isForSale && funds !== null && funds < price;
  const buy = isShort ? onBuyTokens : next === 'ticket' ? onBuyTicket : onBuyRecording;
  return (
    <section
      aria-label={t('show.ticket.title')}
      {...rest}
      data-component="ticket-show"
      data-state={show.purchased_ticket ? 'inside' : 'outside'}
      className={cn(
        'flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1 border border-border-strong bg-surface px-4 py-3 text-text rounded-[var(--ticket-show-radius,--theme(--radius-lg))]',
        className,
      )}
    >
      <h2
        data-part="title"
        className="heading flex min-w-0 flex-1 basis-40 flex-wrap items-center gap-2 text-lg wrap-anywhere"
      >
        <Ticket aria-hidden="true" className="size-5 shrink-0" />
        {t('show.ticket.title')}
        {show.purchased_ticket ? <Badge tone="success">{t('show.ticket.have')}</Badge> : null}
        {show.purchased_recording ? <Badge tone="info">{t('show.ticket.haveRecording')}</Badge> : null}
      </h2>
      <div className="order-last flex min-w-0 basis-full flex-col gap-1 wrap-anywhere empty:hidden">
        {/* Who has a ticket knows what it is for. */}
        {show.limited_message || !show.purchased_ticket ? (
          <p data-part="text" className="text-sm text-text-muted">
            {show.limited_message || t('show.ticket.text', { name })}
          </p>
        ) : null}
        {minutes > 0 && !show.purchased_recording ? (
          <p data-part="refund" className="text-sm text-text-muted">
            {t('show.ticket.refund', { count: minutes, shown: number(minutes) })}
          </p>
        ) : null}
        {next === 'recording' && price > 0 ? (
          <p data-part="recording" className="text-sm text-text-muted">
            {t('show.ticket.recordingText')}
          </p>
        ) : null}
        {isShort ? (
          <p role="status" data-part="short" className="text-sm font-medium text-danger-text">
            {t(next === 'ticket' ? 'show.ticket.short' : 'show.ticket.shortRecording')}
          </p>
        ) : null}
      </div>
      {isForSale ? (
        <div data-part="actions" className="flex flex-wrap items-center gap-3">
          <TokenAmount value={price} />
          {buy ? (
            // The picture has the solid action: to buy a ticket, or to tip.
            <Button
              variant="outline"
              className="max-desktop:h-8 max-desktop:px-3 max-desktop:text-sm"
              loading={buying !== null}
              onClick={buy}
            >
              {t(isShort ? 'common:buyTokens' : `show.ticket.${next === 'ticket' ? 'buy' : 'recording'}`)}
            </Button>
          ) : null}
        </div>
      ) : null}
    </section>
  );
}
