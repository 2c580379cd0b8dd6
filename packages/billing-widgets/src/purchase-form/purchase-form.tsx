import type { Product } from '@footlight/contract';
import { cn, Dialog } from '@footlight/ui';
import { useTranslation } from 'react-i18next';
import { PurchaseAction } from './purchase-action.tsx';
import { chosenPack, PurchaseChoice, type PurchaseChoiceProps } from './purchase-choice.tsx';

export interface PurchaseFormProps extends PurchaseChoiceProps {
  /** `opening`: the checkout is being opened; the button waits. */
  state: 'idle' | 'opening';
  /** Of the last try, in the reader's words. */
  error: { message: string } | null;
  onPurchase: (product: Product) => void;
  className?: string;
}

/**
 * Buys tokens (spec 1 §7, spec 2 §2): a way to pay, packs with their price in US dollars, the promotional offer first.
 * A spinner until the products arrive.
 */
export function PurchaseForm({ state, error, onPurchase, className, ...choice }: PurchaseFormProps) {
  const product = chosenPack(choice.products, choice.group, choice.selected);
  return (
    <div
      data-component="purchase-form"
      data-state={choice.products ? state : 'pending'}
      className={cn('flex min-w-0 flex-col gap-5', className)}
    >
      <PurchaseChoice {...choice} />
      {choice.products ? (
        <PurchaseAction product={product} state={state} error={error} onPurchase={onPurchase} />
      ) : null}
    </div>
  );
}

export interface PurchaseDialogProps extends Omit<PurchaseFormProps, 'className'> {
  open?: boolean;
  onClose: () => void;
}

/** PurchaseForm as a dialog: price and button stay in view while the packs scroll. */
export function PurchaseDialog({
  open = true,
  onClose,
  state,
  error,
  onPurchase,
  ...choice
}: PurchaseDialogProps) {
  const { t } = useTranslation('billing');
  const product = chosenPack(choice.products, choice.group, choice.selected);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('purchase.title')}
      footer={
        choice.products ? (
          <PurchaseAction product={product} state={state} error={error} onPurchase={onPurchase} />
        ) : null
      }
    >
      <PurchaseChoice {...choice} />
    </Dialog>
  );
}
