import type { PromoVisit } from '@footlight/contract';
import { storedAtom } from '../../shell/storage/stored-atom.ts';

/** The advert that led to this visit; kept until the tab closes. `LazySiteExtras` checks for its storage key. */
export const promoVisitAtom = storedAtom<PromoVisit | null>('promo-visit', null, 'session');

/** The typed but unsent promo code; null if none. */
export const promoDraftAtom = storedAtom<string | null>('promo-draft', null, 'session');

/** Unix milliseconds at which the offer was last closed; null if it was not shown in this tab. */
export const offerClosedAtom = storedAtom<number | null>('promo-closed', null, 'session');
