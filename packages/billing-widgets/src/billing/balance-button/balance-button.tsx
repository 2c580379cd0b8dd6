import { Button, TokenAmount, useTexts, VisuallyHidden } from '@footlight/ui';
import { Plus } from 'lucide-react';
import type { ComponentProps } from 'react';

export interface BalanceButtonProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The settled balance; null while unknown. */
  balance: number | null;
  onBuy(): void;
}

/** The balance in the header; a click opens the token shop. */
export const BalanceButton = ({ balance, onBuy, ...rest }: BalanceButtonProps) => {
  const { t } = useTexts('common');
  return (
    <span {...rest} data-component="balance-button">
      <Button variant="outline" size="sm" iconEnd={<Plus />} onClick={onBuy} data-part="balance-button">
        <VisuallyHidden>{t('balance')}: </VisuallyHidden>
        {balance === null ? t('buyTokens') : <TokenAmount value={balance} />}
      </Button>
    </span>
  );
};
