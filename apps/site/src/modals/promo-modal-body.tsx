import type { PromoOffer, WheelName } from '@footlight/contract';
import { WithPromoTexts } from '../containers/with-promo-texts.tsx';
import { PromoCodeModal } from './promo-code-modal.tsx';
import { PromoOfferModal } from './promo-offer-modal.tsx';
import type { ModalControls } from './registry.ts';
import { WheelModal } from './wheel-modal.tsx';

export interface PromoModalProps {
  show: { kind: 'wheel'; wheel: WheelName } | { kind: 'code' } | { kind: 'offer'; offer: PromoOffer };
}

/** The modals of promotions. */
const PromoModalBody = ({ show, close }: PromoModalProps & ModalControls) => (
  <WithPromoTexts>
    {show.kind === 'wheel' ? (
      <WheelModal wheel={show.wheel} close={close} />
    ) : show.kind === 'code' ? (
      <PromoCodeModal close={close} />
    ) : (
      <PromoOfferModal offer={show.offer} close={close} />
    )}
  </WithPromoTexts>
);
export default PromoModalBody;
