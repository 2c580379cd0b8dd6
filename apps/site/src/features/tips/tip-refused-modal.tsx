import { TipRefused } from '@footlight/room-widgets';
import type { ModalProps } from '../../shell/modals/modal-props.ts';
import { useModals } from '../../shell/modals/modals.ts';

/** Explains a tip that the platform refused (spec 1 §8): another card, verification, or trying again tomorrow. */
const TipRefusedModal = ({ reason, close }: ModalProps<'tip_refused'>) => {
  const modals = useModals();
  return (
    <TipRefused
      reason={reason}
      onAddCard={() => {
        close();
        void modals.open('purchase_tokens', { group: 'credit' });
      }}
      onClose={() => close()}
    />
  );
};

export default TipRefusedModal;
