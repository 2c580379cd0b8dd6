import { type DeclinedOption, PaymentDeclined } from '@footlight/billing-widgets';
import { CARD_CHECK_PATH } from '@footlight/contract';
import { useNavigate } from 'react-router';
import type { ModalProps } from '../../shell/modals/modal-props.ts';
import { useModals } from '../../shell/modals/modals.ts';

/** 'Payment Declined' and the next steps (spec 1 §8). */
const PurchaseDeclinedModal = ({ close }: ModalProps<'purchase_declined'>) => {
  const modals = useModals();
  const navigate = useNavigate();
  const onOption = (option: DeclinedOption) => {
    close();
    if (option === 'get_verified') void navigate(CARD_CHECK_PATH);
    else void modals.open('purchase_tokens', { group: option === 'alternate_biller' ? 'paypal' : 'credit' });
  };
  return <PaymentDeclined onOption={onOption} onClose={() => close()} />;
};
export default PurchaseDeclinedModal;
