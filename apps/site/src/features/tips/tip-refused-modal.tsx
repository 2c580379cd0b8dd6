import { TipRefused } from '@footlight/room-widgets';
import type { ModalProps } from '../../shell/modals/modal-props.ts';
import { useModals } from '../../shell/modals/modals.ts';

/** Where a tip that the platform refused leads (spec 1 §8): another card, verification, or tomorrow. */
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
