import { cn, Dialog, useTexts } from '@footlight/ui';
import type { ComponentProps, ReactNode } from 'react';
import { type PurchaseProps, purchaseParts } from '../purchase-form/purchase-form.tsx';

export interface PurchaseDialogProps
  extends PurchaseProps,
    Omit<ComponentProps<'div'>, 'children' | keyof PurchaseProps> {
  onClose: () => void;
  /** A shorter way above the packs, as QuickBuy. */
  quick?: ReactNode;
}

/**
 * Buying tokens, as a dialog: the packs scroll, the button with its price stays in view. The frame is the one of
 * Dialog; ref, class and further attributes go to what scrolls in it.
 */
export function PurchaseDialog({
  products,
  balance,
  state,
  error,
  group,
  onGroupChange,
  selected,
  onSelect,
  onPurchase,
  onClose,
  quick,
  className,
  ...rest
}: PurchaseDialogProps) {
  const { t } = useTexts('billing');
  const { packs, action } = purchaseParts({
    products,
    balance,
    state,
    error,
    group,
    onGroupChange,
    selected,
    onSelect,
    onPurchase,
  });
  return (
    <Dialog open data-guard="surface" onClose={onClose} title={t('purchase.title')} footer={action}>
      <div {...rest} data-component="purchase-dialog" className={cn('min-w-0', className)}>
        {quick}
        {packs}
      </div>
    </Dialog>
  );
}
