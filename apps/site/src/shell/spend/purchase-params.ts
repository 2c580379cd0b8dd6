import { voucherCountryOf } from '@footlight/contract';
import { storedAtom } from '../storage/stored-atom.ts';

/** Parameters of an address for the purchase form (spec 1 §2); kept for the tab, since the form may open pages later. */
export interface PurchaseParams {
  crypto: boolean;
  /** Two letters, where vouchers are sold; else null. */
  voucherCountry: string | null;
  promoTest: string | null;
}

export const purchaseParamsAtom = storedAtom<PurchaseParams>(
  'purchase-wishes',
  { crypto: false, voucherCountry: null, promoTest: null },
  'session',
);

/** Visits by an address with `token_form`; every third one shows the form (spec 1 §4). */
export const tokenFormVisitsAtom = storedAtom<number>('token-form-visits', 0, 'local');

/** Parameters of an address, falling back to those kept before. */
export const purchaseParamsFrom = (query: URLSearchParams, before: PurchaseParams): PurchaseParams => {
  const test = query.get('custom_promo_test');
  return {
    crypto: query.has('crypto') ? query.get('crypto') === '1' : before.crypto,
    voucherCountry: voucherCountryOf(query.get('cashtocode_country_code')) ?? before.voucherCountry,
    promoTest: test && /^[\w.-]{1,64}$/.test(test) ? test : before.promoTest,
  };
};
