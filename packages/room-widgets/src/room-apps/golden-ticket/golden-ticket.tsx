import type { AppViews } from '@footlight/contract/room-apps';
import { Progress, useNumber, useTexts } from '@footlight/ui';
import { Ticket, Trophy } from 'lucide-react';
import { AppCard, type AppCardProps } from '../../lib/app-card.tsx';

export interface GoldenTicketProps
  extends Omit<AppCardProps, 'name' | 'title' | 'icon' | 'aside' | 'children'> {
  game: AppViews['golden_ticket'];
  /** The visitor, whose own tickets are counted; null for guests. */
  viewerName: string | null;
}

/** Tickets for tips, and the winner drawn when all are sold. Token: `--app-card-radius`. */
export function GoldenTicket({ game, viewerName, ...rest }: GoldenTicketProps) {
  const { t } = useTexts('room-apps');
  const number = useNumber();
  const own = game.holders.find(({ username }) => username === viewerName)?.count ?? 0;
  const sold = t('ticket.sold', { sold: number(game.sold), all: number(game.tickets) });
  return (
    <AppCard
      {...rest}
      name="golden-ticket"
      data-state={game.winner === null ? 'open' : 'drawn'}
      title={`${t('ticket.title')}: ${game.prize}`}
      icon={game.winner === null ? <Ticket /> : <Trophy />}
    >
      {game.winner === null ? (
        <>
          <Progress
            tone="stage"
            label={sold}
            value={game.sold}
            max={Math.max(1, game.tickets)}
            valueText={sold}
          />
          <p data-part="state" className="text-sm">
            {sold}
          </p>
          <p data-part="hint" data-guard="inline" className="text-sm text-text-muted">
            {t('ticket.price', { shown: number(game.price) })}
          </p>
        </>
      ) : (
        <p data-part="winner" role="status" className="text-lg font-semibold wrap-anywhere">
          {t('ticket.winner', { name: game.winner })}
        </p>
      )}
      {own > 0 ? (
        <p data-part="own" className="text-sm font-semibold">
          {t('ticket.yours', { shown: number(own) })}
        </p>
      ) : null}
    </AppCard>
  );
}
