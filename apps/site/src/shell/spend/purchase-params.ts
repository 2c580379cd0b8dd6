import { voucherCountryOf } from '@footlight/contract';
import { storedAtom } from '../storage/stored-atom.ts';

/**
 * URL parameters for the purchase form (spec 1 §2). Kept for the tab, because the form may open later on another page.
 */
export interface PurchaseParams {
  crypto: boolean;
  /** Two-letter country code if vouchers are sold there, else null. */
  voucherCountry: string | null;
  promoTest: string | null;
}

export const purchaseParamsAtom = storedAtom<PurchaseParams>(
  'purchase-wishes',
  { crypto: false, voucherCountry: null, promoTest: null },
  'session',
);

/** Number of visits with `token_form` in the URL; every third one shows the form (spec 1 §4). */
export const tokenFormVisitsAtom = storedAtom<number>('token-form-visits', 0, 'local');

/** Parameters of a URL; missing ones keep their earlier value. */
export const purchaseParamsFrom = (query: URLSearchParams, before: PurchaseParams): PurchaseParams => {
  const test = query.get('custom_promo_test');
  return {
    crypto: query.has('crypto') ? query.get('crypto') === '1' : before.crypto,
    voucherCountry: voucherCountryOf(query.get('cashtocode_country_code')) ?? before.voucherCountry,
    promoTest: test && /^[\w.-]{1,64}$/.test(test) ? test : before.promoTest,
  };
};
