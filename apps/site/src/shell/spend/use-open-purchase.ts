import { useAtomValue } from 'jotai';
import { useApi } from '../api/api.ts';
import { attributionAtom } from '../session/attribution.ts';
import { purchaseParamsAtom } from './purchase-params.ts';
import { spendOnce } from './spend-once.ts';

/** Opens a checkout and resolves with the address of the payment provider's page. */
export const useOpenPurchase = () => {
  const api = useApi();
  const attribution = useAtomValue(attributionAtom);
  const { voucherCountry } = useAtomValue(purchaseParamsAtom);
  return async (productId: string, returnPath: string): Promise<string> => {
    const { link } = await spendOnce(api, 'POST /billing/purchase', {
      body: {
        product_id: productId,
        return_path: returnPath,
        ...(voucherCountry ? { cashtocode_country_code: voucherCountry } : {}),
        ...(attribution ? { attribution } : {}),
      },
    });
    api('POST /log/purchase', { body: { link: link.slice(0, 2000) } }).catch(() => undefined);
    return link;
  };
};
