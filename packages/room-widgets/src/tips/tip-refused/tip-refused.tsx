import { Button, Dialog, useTexts } from '@footlight/ui';
import type { ComponentProps } from 'react';

export type TipRefusedReason = 'postpay_card_fail' | 'over_daily_limit' | 'user_daily_limit';

export interface TipRefusedProps extends Omit<ComponentProps<'p'>, 'children'> {
  reason: TipRefusedReason;
  onAddCard: () => void;
  /** Leads to the card verification, which lifts the limit of unverified viewers. */
  onVerify: () => void;
  onClose: () => void;
}

/** Why a tip was refused, and what the viewer can do (spec 2 §8). */
export function TipRefused({ reason, onAddCard, onVerify, onClose, ...rest }: TipRefusedProps) {
  const { t } = useTexts(['room', 'common']);
  const way = { postpay_card_fail: onAddCard, over_daily_limit: onVerify, user_daily_limit: null }[reason];
  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      title={t(`tipRefused.${reason}.title`)}
      description={t(`tipRefused.${reason}.text`)}
      footer={
        <>
          {way ? (
            <Button block onClick={way}>
              {t(reason === 'over_daily_limit' ? 'tipRefused.verify' : 'tipRefused.addCard')}
            </Button>
          ) : null}
          <Button block variant={way ? 'ghost' : 'primary'} onClick={onClose}>
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
