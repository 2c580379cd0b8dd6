import { Button, type ButtonProps, cn, useNumber, useTexts } from '@footlight/ui';

export interface BuyAllMediaProps extends Omit<ButtonProps, 'children' | 'onClick'> {
  itemCount: number;
  /** Tokens for all of them. */
  price: number;
  /** Asks for confirmation; see MediaConfirm. */
  onBuy: () => void;
}

/** Buys all media of a broadcaster for one price. */
export const BuyAllMedia = ({ itemCount, price, onBuy, className, ...rest }: BuyAllMediaProps) => {
  const { t } = useTexts(['media', 'ui']);
  const number = useNumber();
  return (
    <Button
      {...rest}
      data-component="buy-all-media"
      data-guard="text"
      // A price may never be cut off.
      className={cn('h-auto min-h-10 max-w-full whitespace-normal', className)}
      onClick={onBuy}
    >
      {t('buyAll', {
        shown: number(itemCount),
        tokens: t('ui:tokens', { count: price, shown: number(price) }),
      })}
    </Button>
  );
};
