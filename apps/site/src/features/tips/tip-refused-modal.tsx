import { CARD_CHECK_PATH } from '@footlight/contract';
import { TipRefused } from '@footlight/room-widgets';
import { useNavigate } from 'react-router';
import type { ModalProps } from '../../shell/modals/modal-props.ts';
import { useModals } from '../../shell/modals/modals.ts';

/** Explains a tip that the platform refused (spec 1 §8): another card, verification, or trying again tomorrow. */
const TipRefusedModal = ({ reason, close }: ModalProps<'tip_refused'>) => {
  const modals = useModals();
  const navigate = useNavigate();
  return (
    <TipRefused
      reason={reason}
      onAddCard={() => {
        close();
        void modals.open('add_card', { isReplacement: true });
      }}
      onVerify={() => {
        close();
        void navigate(CARD_CHECK_PATH);
      }}
      onClose={() => close()}
    />
  );
};

export default TipRefusedModal;
