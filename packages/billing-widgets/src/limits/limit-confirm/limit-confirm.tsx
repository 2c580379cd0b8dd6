import { Button, cn, Dialog, useNumber, useTexts } from '@footlight/ui';
import type { ComponentProps } from 'react';
import { wrapButton } from '../../lib/wrap-button.ts';

export interface LimitConfirmProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Tokens that would be charged; title and button name them. */
  amount: number;
  onConfirm: () => void;
  onClose: () => void;
}

/**
 * Asks for confirmation before a charge above the viewer's own limit. Focus starts on the button that charges nothing.
 */
export function LimitConfirm({ amount, onConfirm, onClose, className, ...rest }: LimitConfirmProps) {
  const { t } = useTexts(['limits', 'ui']);
  const number = useNumber();
  const tokens = t('ui:tokens', { count: amount, shown: number(amount) });
  return (
    <Dialog
      open
      size="sm"
      data-guard="surface"
      onClose={onClose}
      title={t('confirm.title', { tokens })}
      description={t('confirm.text')}
    >
      <div {...rest} data-component="limit-confirm" className={cn('flex flex-col gap-3', className)}>
        <Button data-part="keep" variant="outline" block className={wrapButton} onClick={onClose}>
          {t('confirm.keep')}
        </Button>
        <Button data-part="confirm" data-guard="text" block className={wrapButton} onClick={onConfirm}>
          {t('confirm.pay', { tokens })}
        </Button>
      </div>
    </Dialog>
  );
}
