import { PaymentDeclined } from '@footlight/billing-widgets';
import { useModals } from './modals.ts';
import type { ModalControls } from './registry.ts';

/** 'Payment Declined' and the ways on (spec 1 §8). */
const PurchaseDeclinedModal = ({ close }: ModalControls) => {
  const modals = useModals();
  const onOption = (option: 'get_verified' | 'alternate_biller' | 'different_card' | 'adjust_amount') => {
    close();
    void modals.open('purchase_tokens', { group: option === 'alternate_biller' ? 'paypal' : 'credit' });
  };
  return <PaymentDeclined onOption={onOption} onClose={() => close()} />;
};
export default PurchaseDeclinedModal;
