import { cn, Dialog, useTexts } from '@footlight/ui';
import type { ComponentProps, ReactNode } from 'react';
import { type PurchaseProps, usePurchaseParts } from '../purchase-form/purchase-form.tsx';

export interface PurchaseDialogProps
  extends PurchaseProps,
    Omit<ComponentProps<'div'>, 'children' | keyof PurchaseProps> {
  onClose: () => void;
  /** Shown above the packs, for example QuickBuy. */
  quick?: ReactNode;
}

/**
 * The purchase form as a dialog: the packs scroll, the button with its price stays in view. Ref, class and other
 * attributes go to the scrolling part.
 */
export function PurchaseDialog(props: PurchaseDialogProps) {
  const { t } = useTexts('billing');
  const {
    packs,
    action,
    rest: { onClose, quick, className, ...rest },
  } = usePurchaseParts(props);
  return (
    <Dialog
      open
      data-guard="surface"
      onClose={onClose}
      title={t('purchase.title')}
      footer={action}
      // As high with few packs as with many, so that the payment methods stay where they are pressed.
      className="min-h-[min(92dvh,43rem)]"
    >
      <div {...rest} data-component="purchase-dialog" className={cn('min-w-0', className)}>
        {quick}
        {packs}
      </div>
    </Dialog>
  );
}
