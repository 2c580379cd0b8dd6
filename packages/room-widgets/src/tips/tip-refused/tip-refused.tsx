import { Button, Dialog, useTexts } from '@footlight/ui';
import type { ComponentProps } from 'react';

export type TipRefusedReason = 'postpay_card_fail' | 'over_daily_limit' | 'user_daily_limit';

export interface TipRefusedProps extends Omit<ComponentProps<'p'>, 'children'> {
  reason: TipRefusedReason;
  onAddCard: () => void;
  onClose: () => void;
}

/** Why a tip was refused, and what the viewer can do (spec 2 §8). */
export function TipRefused({ reason, onAddCard, onClose, ...rest }: TipRefusedProps) {
  const { t } = useTexts(['room', 'common']);
  const isCard = reason === 'postpay_card_fail';
  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      title={t(`tipRefused.${reason}.title`)}
      description={t(`tipRefused.${reason}.text`)}
      footer={
        <>
          {isCard ? (
            <Button block onClick={onAddCard}>
              {t('tipRefused.addCard')}
            </Button>
          ) : null}
          <Button block variant={isCard ? 'ghost' : 'primary'} onClick={onClose}>
            {t('common:close')}
          </Button>
        </>
      }
    >
      <p {...rest} data-component="tip-refused">
        {t('tipRefused.nothing')}
      </p>
    </Dialog>
  );
}
