import type { OrderKind } from '@footlight/contract';
import { Button, cn, useNumber, useTexts } from '@footlight/ui';
import type { ComponentProps } from 'react';

export interface OrderEntryProps extends Omit<ComponentProps<'div'>, 'children'> {
  broadcasterName: string;
  /** The orders on offer, with their price in tokens. */
  offers: readonly { kind: OrderKind; price: number }[];
  onOrder: (kind: OrderKind) => void;
}

/** Buttons for a broadcaster's custom orders. */
export const OrderEntry = ({
  broadcasterName: name,
  offers,
  onOrder,
  className,
  ...rest
}: OrderEntryProps) => {
  const { t } = useTexts(['wallet', 'ui']);
  const number = useNumber();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form fields, and these are buttons
    <div
      {...rest}
      data-component="order-entry"
      role="group"
      aria-label={t('order.entry.of', { name })}
      className={cn('flex min-w-0 flex-wrap gap-2', className)}
    >
      {offers.map(({ kind, price }) => (
        <Button
          key={kind}
          variant="outline"
          className="h-auto min-h-10 max-w-full whitespace-normal"
          data-guard="text"
          onClick={() => onOrder(kind)}
        >
          {t(`order.entry.${kind}`, { tokens: t('ui:tokens', { count: price, shown: number(price) }) })}
        </Button>
      ))}
    </div>
  );
};
