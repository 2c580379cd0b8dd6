import type { Product } from '@footlight/contract';
import { Banner, Button, useNumber } from '@footlight/ui';
import { LockKeyhole } from 'lucide-react';
import { useTranslation } from 'react-i18next';

export interface PurchaseActionProps {
  product: Product | null;
  /** `opening`: the checkout is being opened. */
  state: 'idle' | 'opening';
  /** Of the last try, in the reader's words. */
  error: { message: string } | null;
  onPurchase: (product: Product) => void;
}

/** What will be bought and for how much, on the button itself; the terms beside it. */
export function PurchaseAction({ product, state, error, onPurchase }: PurchaseActionProps) {
  const { t } = useTranslation('billing');
  const number = useNumber();
  const money = useNumber({ style: 'currency', currency: 'USD' });
  return (
    <div data-part="action" className="flex w-full min-w-0 flex-col gap-3">
      {error ? (
        <Banner appearance="error" live>
          {error.message}
        </Banner>
      ) : null}
      <Button
        size="lg"
        block
        iconStart={<LockKeyhole />}
        loading={state === 'opening'}
        disabled={product === null}
        onClick={() => {
          if (product) onPurchase(product);
        }}
      >
        {product
          ? t('purchase.pay', { shown: number(product.tokens), price: money(product.amount) })
          : t('purchase.choose')}
      </Button>
      <p data-part="legal" className="text-xs text-text-muted">
        {t('purchase.legal')}
      </p>
    </div>
  );
}
