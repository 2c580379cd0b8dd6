import type { WheelPrize } from '@footlight/contract';
import { useNumber, useTexts } from '@footlight/ui';

/** The translated text of a prize. */
export const usePrizeText = () => {
  const { t } = useTexts(['promos', 'ui']);
  const number = useNumber();
  const percent = useNumber({ style: 'percent' });
  return (prize: WheelPrize): string =>
    prize.kind === 'tokens'
      ? t('ui:tokens', { count: prize.tokens, shown: number(prize.tokens) })
      : t('wheel.bonus', { percent: percent(prize.percent / 100) });
};
