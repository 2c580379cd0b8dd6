import { Fact, TokenAmount, useTexts } from '@footlight/ui';

/** The settled balance in a list of facts; nothing while it is unknown. */
export function BalanceFact({ balance }: { balance: number | null }) {
  const { t } = useTexts('common');
  return balance === null ? null : (
    <Fact label={t('balance')}>
      <TokenAmount value={balance} />
    </Fact>
  );
}
