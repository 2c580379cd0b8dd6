import { promoLocales } from '@footlight/billing-widgets';
import { lateTexts } from './late-texts.tsx';

/** The texts of free tokens, promo codes, wheels and offers. */
export const { load: loadPromoTexts, WithTexts: WithPromoTexts } = lateTexts('promos', promoLocales);
