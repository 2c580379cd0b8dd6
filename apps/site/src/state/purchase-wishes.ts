import { voucherCountryOf } from '@footlight/contract';
import { storedAtom } from './stored-atom.ts';

/** What an address asked of the purchase form (spec 1 §2): kept for the tab, since the form opens pages later. */
export interface PurchaseWishes {
  crypto: boolean;
  /** Two letters, where vouchers are sold; else null. */
  voucherCountry: string | null;
  promoTest: string | null;
}

export const purchaseWishesAtom = storedAtom<PurchaseWishes>(
  'purchase-wishes',
  { crypto: false, voucherCountry: null, promoTest: null },
  'session',
);

/** Visits by an address with `token_form`; every third one shows the form (spec 1 §4). */
export const tokenFormVisitsAtom = storedAtom<number>('token-form-visits', 0, 'local');

/** The wishes of an address over those that were there. */
export const wishesFrom = (query: URLSearchParams, before: PurchaseWishes): PurchaseWishes => {
  const test = query.get('custom_promo_test');
  return {
    crypto: query.has('crypto') ? query.get('crypto') === '1' : before.crypto,
    voucherCountry: voucherCountryOf(query.get('cashtocode_country_code')) ?? before.voucherCountry,
    promoTest: test && /^[\w.-]{1,64}$/.test(test) ? test : before.promoTest,
  };
};
