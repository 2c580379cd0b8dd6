import type { Product } from '@footlight/contract';
import { Banner, Button, useNumber, useTexts } from '@footlight/ui';
import { LockKeyhole } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMoney } from '../../lib/use-money.ts';
import { wrapButton } from '../../lib/wrap-button.ts';

export interface PurchaseActionProps {
  product: Product | null;
  state: 'idle' | 'opening';
  error: { message: ReactNode } | null;
  onPurchase: (product: Product) => void;
}

/** The error, the button that names amount and price, and the legal line. */
export function PurchaseAction({ product, state, error, onPurchase }: PurchaseActionProps) {
  const { t } = useTexts('billing');
  const money = useMoney();
  const number = useNumber();
  return (
    <div data-part="action" className="flex w-full flex-col gap-3">
      {error ? (
        <Banner appearance="error" live>
          {error.message}
        </Banner>
      ) : null}
      <Button
        size="lg"
        block
        data-part="pay"
        disabled={!product}
        loading={state === 'opening'}
        className={wrapButton}
        onClick={() => product && onPurchase(product)}
      >
        {product
          ? t('purchase.pay', { shown: number(product.tokens), price: money(product.amount) })
          : t('purchase.choose')}
      </Button>
      <p data-part="legal" className="flex gap-2 text-xs text-text-muted">
        <LockKeyhole aria-hidden="true" className="size-4 shrink-0" />
        {t('purchase.legal')}
      </p>
    </div>
  );
}
