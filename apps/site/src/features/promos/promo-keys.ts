import { readKey } from '@footlight/contract/client';

export const wheelsKey = readKey('GET /promo-wheel/spins');
export const promoOfferKey = (advertId: string) =>
  readKey('GET /billing/promos', { query: { advert_id: advertId } });
