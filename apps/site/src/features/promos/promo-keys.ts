import { readKey } from '@footlight/client';
import type { Language } from '@footlight/contract';

export const wheelsKey = readKey('GET /promo-wheel/spins');
export const promoOfferKey = (advertId: string) =>
  readKey('GET /billing/promos', { query: { advert_id: advertId } });
export const bannersKey = (language: Language) => readKey('GET /media/banner/list', { query: { language } });
