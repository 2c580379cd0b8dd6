import type { AppViews } from '@footlight/contract/room-apps';
import { Button, Progress, TokenIcon, useNumber, useTexts } from '@footlight/ui';
import { Vote } from 'lucide-react';
import { AppCard, type AppCardProps } from '../../lib/app-card.tsx';

export interface OutcomeProps extends Omit<AppCardProps, 'name' | 'title' | 'icon' | 'aside' | 'children'> {
  game: AppViews['outcome'];
  /** Tokens per vote. */
  voteAmount: number;
  canTip: boolean;
  /** The option whose vote is being sent. */
  pendingId?: string | null;
  onVote: (label: string) => void;
}

/** Tips vote for what happens next, until the target is reached. Token: `--app-card-radius`. */
export function Outcome({ game, voteAmount, canTip, pendingId = null, onVote, ...rest }: OutcomeProps) {
  const { t } = useTexts('room-apps');
  const number = useNumber();
  const total = game.options.reduce((sum, { tokens }) => sum + tokens, 0);
  const decided = game.decided === null ? null : game.options[game.decided];
  return (
    <AppCard
      {...rest}
      name="outcome"
      data-state={decided ? 'decided' : 'open'}
      title={game.question}
      icon={<Vote />}
    >
      <ul className="flex flex-col gap-3">
        {game.options.map(({ label, tokens }) => (
          <li key={label} data-part="option" className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
            <div className="min-w-0 flex-1 basis-40">
              <Progress
                size="xs"
                showLabel
                label={label}
                value={tokens}
                max={Math.max(1, total)}
                aside={number(tokens)}
                valueText={t('outcome.tokens', { shown: number(tokens) })}
              />
            </div>
            {canTip && !decided ? (
              <Button
                size="sm"
                className="min-w-0 max-w-full shrink"
                variant="outline"
                loading={pendingId === label}
                iconStart={<TokenIcon />}
                aria-label={t('outcome.vote', { label, shown: number(voteAmount) })}
                onClick={() => onVote(label)}
              >
                {t('outcome.button', { shown: number(voteAmount) })}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      <p data-part="state" role="status" className="text-sm text-text-muted wrap-anywhere">
        {decided
          ? t('outcome.decided', { label: decided.label })
          : t('outcome.progress', {
              done: number(Math.min(total, game.target)),
              target: number(game.target),
            })}
      </p>
    </AppCard>
  );
}
