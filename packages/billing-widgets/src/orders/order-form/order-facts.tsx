import type { OrderKind, SnapchatDuration } from '@footlight/contract';
import { Fact, FactList, TokenAmount, useTexts } from '@footlight/ui';
import { BalanceFact } from '../../lib/balance-fact.tsx';

interface OrderFactsProps {
  kind: OrderKind;
  broadcasterName: string;
  duration: SnapchatDuration;
  offer: number | null;
  balance: number | null;
}

/** What an order costs, how long it lasts, and what happens next. */
export const OrderFacts = ({ kind, broadcasterName: name, duration, offer, balance }: OrderFactsProps) => {
  const { t } = useTexts(['wallet', 'common']);
  return (
    <>
      <FactList data-part="facts">
        {kind === 'snapchat' ? <Fact label={t('order.lasts')}>{t(`order.duration.${duration}`)}</Fact> : null}
        {offer === null ? null : (
          <Fact label={t('order.setAside')}>
            <TokenAmount value={offer} />
          </Fact>
        )}
        <BalanceFact balance={balance} />
      </FactList>
      <div data-part="next" className="flex min-w-0 flex-col gap-1 text-sm text-text-muted">
        <p className="font-semibold text-text">{t('order.next')}</p>
        <ol className="flex list-decimal flex-col gap-1 ps-5">
          <li>{t('order.nextHold')}</li>
          <li>{t('order.nextAnswer', { name })}</li>
          <li>{t(`order.nextDone.${kind}`, { name })}</li>
        </ol>
      </div>
    </>
  );
};
