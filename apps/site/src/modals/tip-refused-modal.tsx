import { TipRefused, type TipRefusedReason } from '@footlight/room-widgets';
import { useModals } from './modals.ts';
import type { ModalControls } from './registry.ts';

/** Where a tip that the platform refused leads (spec 1 §8): another card, verification, or tomorrow. */
const TipRefusedModal = ({ reason, close }: { reason: TipRefusedReason } & ModalControls) => {
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
