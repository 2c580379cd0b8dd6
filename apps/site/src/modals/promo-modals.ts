/** The modals of promotions, in one chunk: whoever sees one of them is near the others. */
export { PromoCodeModal } from './promo-code-modal.tsx';
export { PromoOfferModal } from './promo-offer-modal.tsx';
export { WheelModal } from './wheel-modal.tsx';
