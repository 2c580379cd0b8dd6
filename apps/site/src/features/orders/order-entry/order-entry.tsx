import type { OrderKind } from '@footlight/contract';
import { Button, useNumber, useTexts } from '@footlight/ui';

export interface OrderEntryProps {
  broadcasterName: string;
  /** The orders on offer, with their price in tokens. */
  offers: readonly { kind: OrderKind; price: number }[];
  onOrder: (kind: OrderKind) => void;
}

/** Buttons for a broadcaster's custom orders. */
export const OrderEntry = ({ broadcasterName: name, offers, onOrder }: OrderEntryProps) => {
  const { t } = useTexts(['doors', 'ui']);
  const number = useNumber();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form fields, and these are buttons
    <div role="group" aria-label={t('orders.of', { name })} className="flex min-w-0 flex-wrap gap-2">
      {offers.map(({ kind, price }) => (
        <Button
          key={kind}
          variant="outline"
          className="h-auto min-h-10 max-w-full whitespace-normal"
          data-guard="text"
          onClick={() => onOrder(kind)}
        >
          {t(`orders.${kind}`, { tokens: t('ui:tokens', { count: price, shown: number(price) }) })}
        </Button>
      ))}
    </div>
  );
};
