import type { PromoVisit } from '@footlight/contract';
import { storedAtom } from '../../shell/storage/stored-atom.ts';

/** The advert that brought this tab; forgotten with it. `SiteExtrasGate` looks for its name. */
export const promoVisitAtom = storedAtom<PromoVisit | null>('promo-visit', null, 'session');

/** The typed but unsent promo code; null if none. */
export const promoDraftAtom = storedAtom<string | null>('promo-draft', null, 'session');

/** When the offer was closed last, in milliseconds; null: it was not shown in this tab yet. */
export const offerClosedAtom = storedAtom<number | null>('promo-closed', null, 'session');
