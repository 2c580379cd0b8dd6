import type { ModalProps } from '../../shell/modals/modal-props.ts';
import { PromoCodeModal } from './promo-code-modal.tsx';
import { PromoOfferModal } from './promo-offer-modal.tsx';
import { WheelModal } from './wheel-modal.tsx';

/** The modals of promotions. */
const PromoModal = ({ show, close }: ModalProps<'promo'>) => {
  switch (show.kind) {
    case 'wheel':
      return <WheelModal wheel={show.wheel} close={close} />;
    case 'code':
      return <PromoCodeModal close={close} />;
    default:
      return <PromoOfferModal offer={show.offer} close={close} />;
  }
};
export default PromoModal;
