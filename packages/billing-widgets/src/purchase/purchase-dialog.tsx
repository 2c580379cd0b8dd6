import { Dialog } from '@footlight/ui';
import { useTranslation } from 'react-i18next';
import { type PurchaseFormProps, purchaseParts } from './purchase-form.tsx';

export interface PurchaseDialogProps extends PurchaseFormProps {
  onClose: () => void;
}

/** Buying tokens, as a dialog: the packs scroll, the button with its price stays in view. */
export function PurchaseDialog({ onClose, ...form }: PurchaseDialogProps) {
  const { t } = useTranslation('billing');
  const { packs, action } = purchaseParts(form);
  return (
    <Dialog open onClose={onClose} title={t('purchase.title')} footer={action}>
      {packs}
    </Dialog>
  );
}
