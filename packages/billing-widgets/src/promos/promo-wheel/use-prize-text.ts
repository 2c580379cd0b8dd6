import type { WheelPrize } from '@footlight/contract';
import { useNumber, useTexts } from '@footlight/ui';

/** What a field of a wheel gives, in words. */
export const usePrizeText = () => {
  const { t } = useTexts(['promos', 'ui']);
  const number = useNumber();
  const percent = useNumber({ style: 'percent' });
  return (prize: WheelPrize): string =>
    prize.kind === 'tokens'
      ? t('ui:tokens', { count: prize.tokens, shown: number(prize.tokens) })
      : t('wheel.bonus', { percent: percent(prize.percent / 100) });
};
