import type { EndReason } from '@footlight/contract';
import { Button, clock, cn, Dialog, Fact, FactList, TokenAmount, useTexts } from '@footlight/ui';
import type { ComponentProps } from 'react';

export interface ShowEndedProps extends Omit<ComponentProps<'div'>, 'children'> {
  kind: 'private' | 'spy';
  reason: EndReason;
  broadcasterName: string;
  /** Duration of the show in seconds. */
  elapsed: number;
  /** Settled tokens that the show cost. */
  spent: number;
  /** Held tokens that were returned. */
  refunded: number;
  onBuyTokens: () => void;
  onClose: () => void;
}

/** Says why a private or spy show ended, what it cost and what was returned. Renders its own Dialog. */
export function ShowEnded({
  kind,
  reason,
  broadcasterName: name,
  elapsed,
  spent,
  refunded,
  onBuyTokens,
  onClose,
  className,
  ...rest
}: ShowEndedProps) {
  const { t } = useTexts(['room', 'common']);
  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      title={t(`show.over.${kind}`)}
      description={t(`show.over.${reason}`, { name })}
    >
      <div
        {...rest}
        data-component="show-ended"
        data-reason={reason}
        className={cn('flex flex-col gap-5', className)}
      >
        <FactList data-part="facts">
          <Fact label={t('show.bar.time')}>
            <span className="numeric">{clock(elapsed)}</span>
          </Fact>
          <Fact label={t('show.bar.spent')}>
            <TokenAmount value={spent} data-reading="spent" />
          </Fact>
          {refunded > 0 ? (
            <Fact label={t('show.over.refunded')}>
              <TokenAmount value={refunded} data-reading="refunded" />
            </Fact>
          ) : null}
        </FactList>
        <div data-part="actions" className="flex flex-wrap justify-end gap-3">
          {reason === 'out_of_tokens' ? (
            <Button variant="secondary" onClick={onBuyTokens}>
              {t('common:buyTokens')}
            </Button>
          ) : null}
          <Button onClick={onClose}>{t('show.over.back')}</Button>
        </div>
      </div>
    </Dialog>
  );
}
