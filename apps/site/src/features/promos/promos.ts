import type { PromoVisit } from '@footlight/contract';
import { atom } from 'jotai';
import { attributionAtom } from '../../shell/session/attribution.ts';
import { storedAtom } from '../../shell/storage/stored-atom.ts';

/** The advert of an address of this tab, in memory only. */
export const promoLandingAtom = atom<PromoVisit | null>(null);

/** The advert that led to this visit: of this tab, or of the tracking data that the visitor allowed. */
export const promoVisitAtom = atom((get): PromoVisit | null => {
  const kept = get(attributionAtom);
  if (!kept?.advert_id) return get(promoLandingAtom);
  return get(promoLandingAtom) ?? { advertId: kept.advert_id, promo: kept.prg ?? null };
});

/** Ids of banners that the visitor closed; kept until the tab closes. */
export const closedBannersAtom = storedAtom<readonly number[]>('banners-closed', [], 'session', true);

/** The typed but unsent promo code; null if none. */
export const promoDraftAtom = storedAtom<string | null>('promo-draft', null, 'session');

/** Unix milliseconds at which the offer was last closed; null if it was not shown in this tab. */
export const offerClosedAtom = storedAtom<number | null>('promo-closed', null, 'session');
