import type { ApiError } from '@footlight/client';
import type { ProductsAnswer } from '@footlight/contract';
import { useAtomValue } from 'jotai';
import useSWR from 'swr';
import { useApi } from '../../shell/api/api.ts';
import { attributionAtom } from '../../shell/session/attribution.ts';
import { purchaseParamsAtom } from '../../shell/spend/purchase-params.ts';
import { useFingerprint } from './use-fingerprint.ts';

/**
 * The products on sale (spec 1 §7). The specification makes it a POST, but it changes nothing, so it is read and cached
 * like a GET. It sends the URL's purchase parameters, and with consent the device's fingerprint; it never sends `iobb`.
 */
export const useProducts = (isNeeded: boolean, asked: { billerPref?: string; isPrompted?: boolean } = {}) => {
  const api = useApi();
  const fingerprint = useFingerprint();
  const { crypto, voucherCountry, promoTest } = useAtomValue(purchaseParamsAtom);
  const advert = useAtomValue(attributionAtom)?.advert_id;
  const body = {
    ...(advert ? { advert_id: advert } : {}),
    ...(asked.billerPref ? { biller_pref: asked.billerPref } : {}),
    ...(voucherCountry ? { cashtocode_country_code: voucherCountry } : {}),
    ...(crypto ? { crypto } : {}),
    ...(promoTest ? { custom_promo_test: promoTest } : {}),
    ...(asked.isPrompted ? { popup_requested: true } : {}),
  };
  // `popup_requested` does not change the answer, so it is not part of the key.
  const name = ['POST /billing/products', crypto, voucherCountry, promoTest, advert];
  return useSWR<ProductsAnswer, ApiError>(isNeeded ? name : null, async () => {
    const fp = await fingerprint();
    return api('POST /billing/products', { body: { ...body, ...(fp ? { fp } : {}) } });
  });
};
